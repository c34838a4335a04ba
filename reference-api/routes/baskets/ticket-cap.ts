import type { TicketCap } from '../../domain/baskets/basket-rules.ts'
import type { Db } from '../../db/connect.ts'
import { countHeldByUser, lockHoldsOfUser } from '../../store/baskets/user-holds.ts'
import type { BasketCall } from './basket-access.ts'
import { getIpLimitMessageKey } from './ip-limit-message.ts'

/**
 * The most tickets that a write may give a basket. It is the lowest of the limit for each basket, what the account may
 * hold beside its other baskets, and the storefront's `maxTickets`. Locks the holds of the account, so that two baskets
 * at once cannot exceed them; call it before baskets are locked. `basketIds` are the baskets of this write.
 */
export const loadTicketCap = async (
  tx: Db,
  { claims, config }: BasketCall,
  basketIds: string[],
  maxTickets: number | null | undefined,
): Promise<TicketCap> => {
  const caps: TicketCap[] = [
    {
      maximum: config.holdTicketsBasket,
      message: { key: 'quantity.basketMaximum', parameters: { maximum: config.holdTicketsBasket } },
    },
  ]
  if (!claims.guest_user && (await lockHoldsOfUser(tx, claims.id))) {
    caps.push({
      maximum: config.holdTicketsAccount - (await countHeldByUser(tx, claims.id, ['event'], basketIds)),
      message: { key: 'quantity.accountMaximum', parameters: { maximum: config.holdTicketsAccount } },
    })
  }
  if (typeof maxTickets === 'number')
    caps.push({ maximum: maxTickets, message: { key: getIpLimitMessageKey('tickets', claims) } })
  return caps.reduce((tightest, cap) => (cap.maximum < tightest.maximum ? cap : tightest))
}
