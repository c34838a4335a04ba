import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { fillBasket } from '../../drivers/fill-basket.ts'
import {
  finishPayment,
  createBuyer,
  orderAndOpenPayment,
  submitContact,
  submitDelivery,
} from '../../drivers/check-out.ts'
import { findEvent } from '../../drivers/events.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { waitForEmail } from '../../drivers/mailbox.ts'
import { toCells } from '../../drivers/matrix.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { setPreferences } from '../../drivers/preferences.ts'
import { languages, translations } from '../../drivers/translations.ts'

/** A voucher to buy. It must be paid with money, because vouchers cannot pay for vouchers. */
const boughtVoucher = { sku: 'PXV-25', amount: 2500 }

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `a gift voucher pays after tax, from the basket to the invoice (${language})`,
    cell,
    async ({ page, context, expectErrors }) => {
      needs('vouchers')
      expectErrors(failedResourcePattern(422))
      const [currency, code] =
        language === 'de' ? (['EUR', 'G1FT-150E-RPXW-6H2C'] as const) : (['GBP', 'G1FT-150G-BPXB-8N5E'] as const)
      const t = translations[language]
      await setLanguage(context, language)
      await setPreferences(page, { currency })
      const { ticketTypes } = await findEvent(page.request, { minTicketTypes: 1 })
      const ticket = ticketTypes.find(({ maxQuantity, price }) => maxQuantity > 0 && price.amount > 0)!
      await fillBasket(page, [
        { sku: ticket.sku, quantity: 1 },
        { sku: boughtVoucher.sku, quantity: 1 },
      ])
      await page.goto('/basket')
      await page.getByText(t('basket:promotion.open')).click()
      const field = page.locator('#promotion')
      const codes = page.getByRole('list', { name: t('basket:promotion.list') })
      const redeem = async (typedCode: string) => {
        await field.fill(typedCode)
        await field.press('Enter')
      }
      await redeem('UNKNOWN')
      await expect(page.getByRole('alert')).toBeFocused()
      await redeem(code)
      await expect(codes).toContainText(code)
      await expect(field).toBeFocused()
      await codes.getByRole('button').press('Enter')
      await expect(codes).toHaveCount(0)
      await expect(field, 'instead of the button, which has gone').toBeFocused()
      await redeem(code)
      await expect(codes).toContainText(code)

      const { totals } = (await (await page.request.get('/bff/basket')).json()) as Basket
      const format = (amount: number) => formatMoney(amount, currency, language)
      expect(totals).toMatchObject({
        total: totals.vouchers + boughtVoucher.amount,
        taxes: [{ tax: totals.tax }],
        toPay: boughtVoucher.amount,
      })
      const expectTotals = async () => {
        const main = page.getByRole('main')
        await expect(main.locator('dl > div').nth(-3)).toHaveText(t('basket:total') + format(totals.total))
        await expect(main.locator('dl > div').nth(-2)).toHaveText(
          t('basket:paidWithVoucher', { count: 1 }) + `−${format(totals.vouchers)}`,
        )
        await expect(main.locator('dl > div').last()).toHaveText(t('basket:toPay') + format(totals.toPay))
        await expect(main.getByText(t('basket:taxedWhenRedeemed'))).toBeVisible()
      }
      await expectTotals()
      await page.goto('/checkout')
      const buyer = createBuyer()
      await submitContact(page, buyer)
      await submitDelivery(page)
      await expectTotals()
      await orderAndOpenPayment(page)
      await expect(page.getByRole('main')).toContainText(format(totals.toPay))
      await finishPayment(page, 'pay')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout:complete.title.paid'))
      await page.getByRole('link', { name: t('orders:actions.invoice') }).click()
      const rows = page.getByRole('main').locator('tfoot tr')
      await expect(rows.filter({ hasText: format(totals.total) })).toContainText(t('orders:receipt.total'))
      await expect(rows.nth(-2)).toHaveText(`${t('orders:receipt.paidWithVoucher')}${code}−${format(totals.vouchers)}`)
      await expect(rows.last()).toHaveText(t('orders:receipt.toPay') + format(totals.toPay))
      await expect(page.getByText(t('orders:receipt.taxedWhenRedeemed'))).toBeVisible()
      expect(await waitForEmail(buyer.email, code)).toContain(t('api-emails:order.toPay'))
    },
  )
}
