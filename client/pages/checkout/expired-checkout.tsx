import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { CheckoutStep } from '#shared/api/checkout/checkout-steps.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { ExpiredLines } from '../../features/holds/expired-lines.tsx'
import { useT } from '../../i18n/i18n.ts'
import { Container } from '../../ui/layout/container.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import type { CheckoutActionData } from './checkout-action.ts'
import { StepErrors } from './step-errors.tsx'

type ExpiredCheckoutProps = { basket: Basket; step: CheckoutStep; actionData: CheckoutActionData | undefined }

/** A step that was opened or sent after its hold had expired: only the tickets, to hold them and to send it again. */
export function ExpiredCheckout({ basket, step, actionData }: ExpiredCheckoutProps) {
  const t = useT('checkout')
  // The errors of a sent step have no place here. Sending it again shows them at its fields.
  const error = actionData?.step ? undefined : actionData?.error
  return (
    <Container>
      <PageHead title={t(`steps.${step}`)} small />
      <div className="padding-bottom-64">
        <StepErrors step={step} errors={error ? [{ text: errorMessage(error, t) }] : []} submission={actionData} />
        <ExpiredLines basket={basket} expiredJustNow={false} sent={actionData?.sent} />
      </div>
    </Container>
  )
}
