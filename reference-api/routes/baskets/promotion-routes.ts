import { PromotionCodesResponse } from '#shared/wire/promotions.ts'
import { updateBasketRow } from '../../store/baskets/baskets.ts'
import { normaliseCodes } from '../../store/baskets/codes.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { validationError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { basketParams } from './basket-schemas.ts'
import { promotionCodesBody } from './promotion-schemas.ts'
import { loadBasketResource, requireBasket, requireOpenBasket, priceForCaller } from './basket-access.ts'

/**
 * True for a code that the basket does not have yet, or that is entered twice. Only new codes must apply; others stay,
 * and the basket says why they give nothing.
 */
const isNewCode = (code: string, index: number, codes: readonly string[], before: readonly string[]) =>
  codes.indexOf(code) !== index || !before.includes(code)

const replaceCodes = defineRoute({
  method: 'put',
  path: '/baskets/{id}/promotion-codes',
  tag: 'Baskets',
  summary: 'Replaces the promotion and voucher codes of a basket; all of them or none',
  access: 'token',
  params: basketParams,
  body: promotionCodesBody,
  response: PromotionCodesResponse,
  errorStatuses: [404, 409],
  handle: async ({ params: { id }, body }, call) => {
    await requireBasket(call, id)
    await call.db.transaction().execute(async (tx) => {
      const before = await requireOpenBasket(tx, id, call.now())
      const codes = await normaliseCodes(tx, body.promoCodes)
      const { violations } = await priceForCaller({ ...call, db: tx }, { ...before, promotion_codes: codes })
      const checked = new Set(
        codes.map((code, index) =>
          isNewCode(code, index, codes, before.promotion_codes) ? `promoCodes[${index}]` : null,
        ),
      )
      const newViolations = violations.filter(({ propertyPath }) => checked.has(propertyPath))
      if (newViolations.length > 0) throw validationError(newViolations)
      await updateBasketRow(tx, id, { promotion_codes: toJsonColumn(codes) }, call.now())
    })
    return { promotions: (await loadBasketResource(call, id)).promotions, violations: [] }
  },
})

export const promotionRoutes = [replaceCodes]
