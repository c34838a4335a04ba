import { useEffect, useRef } from 'react'
import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'

type PaymentAlertsProps = {
  basket: Basket
  frozen: boolean
  /** The amount to pay that the page showed before, in minor units, when it has changed. */
  expectedTotal: number | undefined
  /** Changes with every submission. */
  submission: unknown
}

type ChangedTotalProps = { before: string; now: string; submission: unknown }

/** Takes the focus: on a phone the order button, which the shopper pressed, is far below. */
function ChangedTotal({ before, now, submission }: ChangedTotalProps) {
  const t = useT('checkout')
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => alertRef.current?.focus(), [submission])
  return (
    <Alert ref={alertRef} role="alert" title={t('changed.title', { total: now })}>
      <p>{t('changed.text', { before, now })}</p>
    </Alert>
  )
}

/** Warns of a changed total or of a payment that was begun and not finished. */
export function PaymentAlerts({ basket, frozen, expectedTotal, submission }: PaymentAlertsProps) {
  const t = useT('checkout')
  const language = useLanguage()
  const formatAmount = (amount: number) => formatMoney(amount, basket.currency, language)
  return (
    <>
      {expectedTotal === undefined || expectedTotal === basket.totals.toPay ? null : (
        <ChangedTotal
          before={formatAmount(expectedTotal)}
          now={formatAmount(basket.totals.toPay)}
          submission={submission}
        />
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
