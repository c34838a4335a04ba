import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { useLanguage, useT } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { FocusedAlert } from '../../../ui/feedback/focused-alert.tsx'
import type { ExpectedTotal } from './expected-total.ts'

type PaymentAlertsProps = {
  basket: Basket
  frozen: boolean
  /** The amount to pay that the page showed before, when it has changed. */
  expectedTotal: ExpectedTotal | undefined
  /** Changes with every submission. */
  submission: unknown
}

/** Warns of a changed total or of a payment that was begun and not finished. */
export function PaymentAlerts({ basket, frozen, expectedTotal, submission }: PaymentAlertsProps) {
  const t = useT('checkout')
  const language = useLanguage()
  const { currency, totals } = basket
  const isChanged = expectedTotal && (expectedTotal.amount !== totals.toPay || expectedTotal.currency !== currency)
  const now = formatMoney(totals.toPay, currency, language)
  return (
    <>
      {isChanged ? (
        // On a phone the order button, which the shopper pressed, is far below.
        <FocusedAlert role="alert" focusKey={submission}>
          <Alert title={t('changed.title', { total: now })}>
            <p>
              {t('changed.text', { before: formatMoney(expectedTotal.amount, expectedTotal.currency, language), now })}
            </p>
          </Alert>
        </FocusedAlert>
      ) : null}
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
