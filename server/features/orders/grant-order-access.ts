import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { OrderReader } from './order-reader.ts'

/**
 * Stores the key of an order in the session. A session that can read the order already keeps what it has: the key of
 * the session that bought shows more, and no “this was not me” ends it.
 */
export const grantOrderAccess = async (
  { openOrder }: Pick<OrderReader, 'openOrder'>,
  context: RequestContext,
  { id, key }: { id: string; key: string },
): Promise<void> => {
  try {
    await openOrder(context, id)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error
    await context.session.rememberPurchase({ order: { id, key: new Secret(key, 'order key') } })
  }
}
