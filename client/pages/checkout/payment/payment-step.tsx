import type { ReactNode } from 'react'
import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { BasketTotalsTable } from '../../../features/basket/basket-totals-table.tsx'
import { useLanguage, useT } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormStack } from '../../../ui/forms/form-layout.tsx'
import { SummaryBox } from '../../../features/basket/summary-box.tsx'
import type { useStepForm } from '../use-step-form.ts'
import { TermsField } from './terms-field.tsx'
import { paymentSummaryId } from '../summary-ids.ts'

type PaymentStepProps = {
  checkout: Checkout
  basket: Basket
  shippingName: ReactNode
  form: Pick<ReturnType<typeof useStepForm>, 'fieldError' | 'handleSubmit' | 'isSubmitting'>
}

/** Shows the full total directly above the order button; no cost is added after it. */
export function PaymentStep({
  checkout,
  basket,
  shippingName,
  form: { fieldError, handleSubmit, isSubmitting },
}: PaymentStepProps) {
  const t = useT('checkout')
  const language = useLanguage()
  const { currency, totals } = basket
  const { toPay, vouchers } = totals
  /** What the button names: a voucher pays, too. */
  const charged = toPay || vouchers
  return (
    <SummaryBox id={paymentSummaryId} title={t('basket:totals')} note={t(toPay > 0 ? 'pay.next' : 'pay.nothing')}>
      <BasketTotalsTable basket={basket} shippingName={shippingName} />
      {/* The key clears the tick when the total changes: a second press cannot order at a total that was not read. */}
      <Form key={currency + toPay} data-unsent="" method="post" noValidate onSubmit={handleSubmit}>
        <input type="hidden" name="intent" value="pay" />
        <input type="hidden" name="submissionId" value={checkout.submissionId} />
        <input type="hidden" name="expectedTotal" value={toPay} />
        <input type="hidden" name="expectedCurrency" value={currency} />
        <FormStack>
          <TermsField lines={basket.lines} fieldError={fieldError} />
          <Button variant="buy" big wide type="submit" busy={isSubmitting}>
            {t(charged > 0 ? 'pay.order' : 'pay.orderForFree', {
              total: formatMoney(charged, currency, language),
            })}
          </Button>
        </FormStack>
      </Form>
    </SummaryBox>
  )
}
