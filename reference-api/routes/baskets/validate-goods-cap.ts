import { goodsTypes } from '#shared/wire/extensions/holds.ts'
import type { Db } from '../../db/connect.ts'
import type { FieldViolation, Message } from '../../domain/messages.ts'
import type { BasketRecord } from '../../store/baskets/baskets.ts'
import { countHeldByUser } from '../../store/baskets/user-holds.ts'
import type { BasketCall } from './basket-access.ts'
import { getIpLimitMessageKey } from './ip-limit-message.ts'

/**
 * Whether a basket may hold its goods from confirming on. It may hold as many as its other baskets leave of the
 * account's cap, and as the storefront allows (`maxGoods`). The violation is at the last line with goods. The holds of
 * the user are locked.
 */
export const validateGoodsCap = async (
  tx: Db,
  { id, lines }: BasketRecord,
  { claims, config }: Pick<BasketCall, 'claims' | 'config'>,
  { userId, maxGoods }: { userId: string | null; maxGoods: number | null | undefined },
): Promise<FieldViolation[]> => {
  const isGoods = ({ product }: BasketRecord['lines'][number]) => goodsTypes.includes(product.type)
  const goods = lines.filter(isGoods).reduce((sum, { quantity }) => sum + quantity, 0)
  const toViolations = (message: Message) => [
    { propertyPath: `lines[${lines.findLastIndex(isGoods)}].quantity`, ...message },
  ]
  if (goods === 0) return []
  const maximum = config.holdGoodsAccount
  if (userId !== null && goods + (await countHeldByUser(tx, userId, goodsTypes, [id])) > maximum)
    return toViolations({ key: 'quantity.goodsAccountMaximum', parameters: { maximum } })
  if (typeof maxGoods === 'number' && goods > maxGoods)
    return toViolations({ key: getIpLimitMessageKey('items', claims) })
  return []
}
