import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { BasketSums } from '../../features/basket/basket-sums.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { Summary } from '../../features/basket/summary.tsx'
import type { useStepForm } from './use-step-form.ts'
import { TermsField } from './terms-field.tsx'

type PaymentStepProps = {
  checkout: Checkout
  basket: Basket
  delivery: string | undefined
  form: Pick<ReturnType<typeof useStepForm>, 'at' | 'send' | 'sending'>
}

/** Everything it comes to, right above the button that orders: nothing is added after it. */
export function PaymentStep({ checkout, basket, delivery, form: { at, send, sending } }: PaymentStepProps) {
  const t = useT('checkout')
  const language = useLanguage()
  const { total } = basket.totals
  return (
    <Summary id="to-pay" title={t('basket:sums')} note={t(total > 0 ? 'pay.next' : 'pay.nothing')}>
      <BasketSums basket={basket} delivery={delivery} />
      <Form method="post" noValidate onSubmit={send}>
        <input type="hidden" name="intent" value="pay" />
        <input type="hidden" name="attempt" value={checkout.attempt} />
        <input type="hidden" name="expected" value={total} />
        <FormStack>
          <TermsField at={at} />
          <Button variant="buy" big wide type="submit" busy={sending}>
            {t(total > 0 ? 'pay.order' : 'pay.orderForFree', { total: formatMoney(total, basket.currency, language) })}
          </Button>
        </FormStack>
      </Form>
    </Summary>
  )
}
