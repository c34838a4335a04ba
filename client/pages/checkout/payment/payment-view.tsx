import { getGuestNames } from '#shared/rules/guest-names.ts'
import { AppliedCodes } from '../../../features/basket/applied-codes.tsx'
import { useCapability } from '../../../data/page-info.ts'
import { useT } from '../../../i18n/i18n.ts'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import { FormSection } from '../../../ui/layout/form-section.tsx'
import { SidebarLayout } from '../../../ui/layout/sidebar-layout.tsx'
import { CheckoutLines } from '../checkout-lines.tsx'
import { stepPath } from '../checkout-steps.ts'
import { CompletedSteps } from '../completed-steps.tsx'
import { countBasketTickets } from '../count-basket-tickets.ts'
import { PaymentAlerts } from './payment-alerts.tsx'
import { PaymentStep } from './payment-step.tsx'
import { StepErrors } from '../step-errors.tsx'
import type { StepViewProps } from '../step-view-props.ts'
import { useStepForm } from '../use-step-form.ts'

/** The last step: everything that is bought, and the order button. */
export function PaymentView({ checkout, basket, actionData, shippingName, hold }: StepViewProps) {
  const t = useT('checkout')
  const { errors, submission, ...form } = useStepForm(actionData?.error, { terms: t('terms.label') })
  const hasTickets = useCapability('tickets')
  const ticketCount = countBasketTickets(basket)
  const hasGuestNames = basket.lines.some((line) => getGuestNames(line).some(Boolean))
  return (
    <SidebarLayout side={<PaymentStep checkout={checkout} basket={basket} shippingName={shippingName} form={form} />}>
      <PaymentAlerts
        basket={basket}
        frozen={checkout.isConfirmed}
        expectedTotal={actionData?.expectedTotal}
        submission={actionData}
      />
      {hold}
      {/* An alert of its own speaks of a changed total. */}
      <StepErrors
        step="payment"
        errors={actionData?.expectedTotal !== undefined && submission === actionData.error ? [] : errors}
        submission={submission}
      />
      <FormSection id="check" small title={t('order.title')}>
        <CheckoutLines basket={basket} />
        {hasTickets && ticketCount > 0 && !checkout.isConfirmed ? (
          <div>
            <TextLink to={stepPath('contact')}>
              {t(hasGuestNames ? 'guestNames.change' : 'guestNames.open', { count: ticketCount })}
            </TextLink>
          </div>
        ) : null}
        <AppliedCodes basket={basket} />
      </FormSection>
      <CompletedSteps checkout={checkout} activeStep="payment" />
    </SidebarLayout>
  )
}
