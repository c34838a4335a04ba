import { AppliedCodes } from '../../features/basket/applied-codes.tsx'
import { useT } from '../../i18n/i18n.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { FormSection } from '../../ui/layout/form-section.tsx'
import { SidebarLayout } from '../../ui/layout/sidebar-layout.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { stepPath } from './checkout-steps.ts'
import { CompletedSteps } from './completed-steps.tsx'
import { countBasketTickets } from './count-basket-tickets.ts'
import { PaymentAlerts } from './payment-alerts.tsx'
import { PaymentStep } from './payment-step.tsx'
import { StepErrors } from './step-errors.tsx'
import type { StepViewProps } from './step-view-props.ts'
import { useStepForm } from './use-step-form.ts'

/** The last step: everything that is bought, and the order button. */
export function PaymentView({ checkout, basket, actionData, shippingName, hold }: StepViewProps) {
  const t = useT('checkout')
  const { errors, submission, ...form } = useStepForm(actionData?.error, { terms: t('terms.label') })
  const ticketCount = countBasketTickets(basket)
  return (
    <SidebarLayout side={<PaymentStep checkout={checkout} basket={basket} shippingName={shippingName} form={form} />}>
      <PaymentAlerts basket={basket} frozen={checkout.isConfirmed} expectedTotal={actionData?.expectedTotal} />
      {hold}
      {actionData?.expectedTotal === undefined ? (
        <StepErrors step="payment" errors={errors} submission={submission} />
      ) : (
        <StepErrors step="payment" errors={[]} submission={undefined} />
      )}
      <FormSection id="check" small title={t('order.title')}>
        <CheckoutLines basket={basket} />
        {ticketCount > 0 && !checkout.isConfirmed ? (
          <div>
            <TextLink to={stepPath('contact')}>{t('guestNames.open', { count: ticketCount })}</TextLink>
          </div>
        ) : null}
        <AppliedCodes basket={basket} />
      </FormSection>
      <CompletedSteps checkout={checkout} activeStep="payment" />
    </SidebarLayout>
  )
}
