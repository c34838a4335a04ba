import { describe, expect, it } from 'vitest'
import { startApiUnderTest } from '../../testing/api-under-test.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'
import {
  refundToVoucher,
  issueVoucher,
  redeemVoucher,
  computeVoucherExpiry,
  InsufficientVoucherError,
} from './vouchers.ts'

const api = startApiUnderTest()
const now = new Date('2027-03-01T12:00:00Z')

const issue = (value: number) => issueVoucher(api.db, { orderLineId: null, currency: 'GBP', value, now })
const findVoucherState = (code: string) =>
  api.db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
const spent = (code: string, orderId: string) =>
  api.db
    .selectFrom('voucher_uses')
    .select('amount')
    .where('code', '=', code)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

describe('a gift voucher', () => {
  it('has its full value when bought, and is valid until the end of the third year after', async () => {
    const code = await issue(5000)
    expect(await findVoucherState(code)).toMatchObject({
      value: 5000,
      balance: 5000,
      currency: 'GBP',
      expires_at: new Date('2030-12-31T23:59:59Z'),
    })
    expect(computeVoucherExpiry(new Date('2026-12-31T23:30:00Z'), 'GBP')).toEqual(new Date('2029-12-31T23:59:59Z'))
    expect(computeVoucherExpiry(new Date('2026-12-31T23:30:00Z'), 'EUR')).toEqual(new Date('2030-12-31T22:59:59Z'))
  })

  it('pays for an order once, and is refunded at most what it paid', async () => {
    const code = await issue(5000)
    const { id } = await placeTestOrder(api.db, { promoCodes: [code] })
    expect([(await findVoucherState(code)).balance, (await spent(code, id))?.amount]).toEqual([1000, 4000])
    await refundToVoucher(api.db, code, id, 1500)
    expect([(await findVoucherState(code)).balance, (await spent(code, id))?.amount]).toEqual([2500, 2500])
    await expect(refundToVoucher(api.db, code, id, 2501)).rejects.toThrow('exceeds what the order used')
    await refundToVoucher(api.db, code, id, 2500)
    expect([(await findVoucherState(code)).balance, await spent(code, id)]).toEqual([5000, undefined])
    await expect(refundToVoucher(api.db, code, id, 1)).rejects.toThrow('exceeds what the order used')
  })

  it('pays from its balance when the reservation was returned, while the balance is sufficient', async () => {
    const code = await issue(2500)
    const { id } = await placeTestOrder(api.db)
    await redeemVoucher(api.db, code, id, 2000)
    expect((await findVoucherState(code)).balance).toBe(500)
    const { id: another } = await placeTestOrder(api.db)
    await expect(redeemVoucher(api.db, code, another, 501)).rejects.toThrow(InsufficientVoucherError)
    expect([(await findVoucherState(code)).balance, await spent(code, another)]).toEqual([500, undefined])
  })

  it('pays for an order of another person', async () => {
    const { id } = await placeTestOrder(api.db, { lines: [{ sku: 'VOUCHER-50', quantity: 2 }] })
    const codes = await api.db
      .selectFrom('vouchers')
      .innerJoin('order_lines', 'order_lines.id', 'vouchers.order_line_id')
      .select(['vouchers.code', 'vouchers.value', 'vouchers.currency'])
      .where('order_lines.order_id', '=', id)
      .execute()
    expect(codes.map(({ value, currency }) => [value, currency])).toEqual([
      [5000, 'GBP'],
      [5000, 'GBP'],
    ])
    const { number } = await placeTestOrder(api.db, { promoCodes: [codes[0]!.code] })
    const { totals } = await api.db
      .selectFrom('orders')
      .select('totals')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(totals).toMatchObject({ total: { gross: 4000 }, vouchers: 4000 })
  })
})
