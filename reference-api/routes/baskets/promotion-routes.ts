import { changeBasket } from '../../store/baskets/baskets.ts'
import { readCodes } from '../../store/baskets/promotions.ts'
import { json } from '../../db/stored-json.ts'
import { refused } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { basketPath } from './basket-schemas.ts'
import { promotionCodesAnswer, promotionCodesBody } from './promotion-schemas.ts'
import { answerBasket, existingBasket, openBasket, pricedFor } from './basket-answer.ts'

/**
 * What was in the basket already may stay although it does not count at the moment: the basket says why. A second time
 * is new, too.
 */
const isNew = (code: string, index: number, codes: readonly string[], before: readonly string[]) =>
  codes.indexOf(code) !== index || !before.includes(code)

const replaceCodes = defineRoute({
  method: 'put',
  path: '/baskets/{id}/promotion-codes',
  tag: 'Baskets',
  summary: 'Replaces the promotion and voucher codes of a basket; all of them or none',
  access: 'token',
  params: basketPath,
  body: promotionCodesBody,
  response: promotionCodesAnswer,
  refusals: [404, 409],
  handle: async ({ params: { id }, body }, call) => {
    await existingBasket(call, id)
    await call.db.transaction().execute(async (tx) => {
      const before = await openBasket(tx, id, call.now())
      const codes = await readCodes(tx, body.promoCodes)
      const { violations } = await pricedFor({ ...call, db: tx }, { ...before, promotion_codes: codes })
      const checked = new Set(
        codes.map((code, index) => (isNew(code, index, codes, before.promotion_codes) ? `promoCodes[${index}]` : null)),
      )
      const faults = violations.filter(({ propertyPath }) => checked.has(propertyPath))
      if (faults.length > 0) throw refused(faults)
      await changeBasket(tx, id, { promotion_codes: json(codes) }, call.now())
    })
    return { promotions: (await answerBasket(call, id)).promotions, violations: [] }
  },
})

export const promotionRoutes = [replaceCodes]
