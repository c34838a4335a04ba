import { VoucherBalanceResource } from '#shared/wire/extensions/vouchers.ts'
import { findCodes } from '../../store/baskets/codes.ts'
import { normaliseVoucherCode } from '../../domain/vouchers/voucher-code.ts'
import { notFoundError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { voucherBody } from '../baskets/promotion-schemas.ts'

const readBalance = defineRoute({
  method: 'post',
  path: '/vouchers/balance',
  tag: 'Vouchers',
  summary: 'The balance of a gift voucher; 0 after it has expired',
  access: 'token',
  body: voucherBody,
  response: VoucherBalanceResource,
  errorStatuses: [404],
  handle: async ({ body }, { db, now }) => {
    const code = normaliseVoucherCode(body.code)
    const voucher = code === null ? undefined : (await findCodes(db, [code])).vouchers.get(code)
    if (!voucher || voucher.cancelled_at) throw notFoundError('voucher.unknown')
    const { balance, currency, expires_at: expiresAt } = voucher
    // The @id does not contain the code, because URLs are logged.
    const resource = { '@id': '/vouchers/balance', '@type': 'VoucherBalance' as const }
    return { ...resource, balance: expiresAt > now() ? balance : 0, currency, expiresAt: expiresAt.toISOString() }
  },
})

export const voucherRoutes = [readBalance]
