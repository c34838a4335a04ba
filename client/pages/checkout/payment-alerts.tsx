import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'

type PaymentAlertsProps = {
  basket: Basket
  frozen: boolean
  /** The total that was shown before, minor units, where it is another now. */
  expected: number | undefined
}

/** What is not as it was: another total than the one that was shown, or a payment that was begun and left. */
export function PaymentAlerts({ basket, frozen, expected }: PaymentAlertsProps) {
  const t = useT('checkout')
  const language = useLanguage()
  const formatAmount = (amount: number) => formatMoney(amount, basket.currency, language)
  return (
    <>
      {expected === undefined || expected === basket.totals.total ? null : (
        <Alert title={t('changed.title', { total: formatAmount(basket.totals.total) })}>
          <p>{t('changed.text', { before: formatAmount(expected), now: formatAmount(basket.totals.total) })}</p>
        </Alert>
      )}
      {frozen ? (
        <Alert title={t('frozen.title')}>
          <p>{t('frozen.text')}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="reopen">
              {t('frozen.change')}
            </Button>
          </Form>
        </Alert>
      ) : null}
    </>
  )
}
