import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { OrderReader } from './order-reader.ts'

/**
 * Stores the key of an order in the session. A session that can already read the order keeps its access. The key of the
 * session that bought the order shows more, and “this was not me” does not end it.
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
