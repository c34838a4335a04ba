import type { ReactNode } from 'react'
import { useActionData, useParams } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { useGetCheckoutQuery } from '../../data/api.ts'
import { AppliedCodes } from '../../features/basket/applied-codes.tsx'
import { HoldCountdown } from '../../features/holds/hold-countdown.tsx'
import { ExpiredLines } from '../../features/holds/expired-lines.tsx'
import { useBasketHold } from '../../features/holds/use-basket-hold.ts'
import { useT } from '../../i18n/i18n.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { FormSection } from '../../ui/layout/form-section.tsx'
import { SidebarLayout } from '../../ui/layout/sidebar-layout.tsx'
import { Steps } from '../../ui/feedback/steps.tsx'
import { Container } from '../../ui/layout/container.tsx'
import type { CheckoutActionData } from './checkout-action.ts'
import { CheckoutBar } from './checkout-bar.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { CompletedSteps } from './completed-steps.tsx'
import { OrderSummaryAside, orderSummaryId } from './order-summary-aside.tsx'
import { PaymentAlerts } from './payment-alerts.tsx'
import { PaymentStep, paymentSummaryId } from './payment-step.tsx'
import { StepErrors } from './step-errors.tsx'
import { useReloadFromHistory } from './use-reload-from-history.ts'
import { useStepForm } from './use-step-form.ts'
import { checkoutSteps, findOpenStep, parseStep, stepPath } from './checkout-steps.ts'

export { action } from './checkout-action.ts'
export { loader } from './load-checkout.ts'

type StepProps = {
  checkout: Checkout
  basket: Basket
  actionData: CheckoutActionData | undefined
  shippingName: string | undefined
  hold: ReactNode
}

export function Component() {
  const t = useT('checkout')
  const { data: checkout } = useGetCheckoutQuery({})
  const { basket, receivedAt, hasExpired, onExpire } = useBasketHold()
  const actionData = useActionData<CheckoutActionData>()
  const { step: addressedStep } = useParams()
  useReloadFromHistory()
  if (!checkout || !basket) return null

  const activeStep = actionData?.step ?? findOpenStep(checkout, parseStep(addressedStep))
  const countedHold = checkout.isConfirmed ? null : basket.hold
  const hold = (
    <>
      <ExpiredLines basket={basket} expiredJustNow={hasExpired} />
      {countedHold ? <HoldCountdown hold={countedHold} receivedAt={receivedAt} onExpire={onExpire} /> : null}
    </>
  )
  const shippingName = checkout.services.find(({ code }) => code === checkout.shipping?.service)?.name
  const stepProps = { checkout, basket, actionData, shippingName, hold }
  return (
    <>
      <PageBreadcrumbs
        items={[
          { children: t('basket:crumb'), href: '/basket' },
          { children: t('title'), href: stepPath(activeStep) },
        ]}
      />
      <Container>
        <PageHead title={t(`steps.${activeStep}`)} />
        <Steps
          label={t('steps.label')}
          steps={checkoutSteps.map((candidate) => ({
            text: t(`steps.${candidate}`),
            state:
              candidate === activeStep
                ? ('now' as const)
                : checkoutSteps.indexOf(candidate) < checkoutSteps.indexOf(activeStep)
                  ? ('done' as const)
                  : ('next' as const),
            ...(checkoutSteps.indexOf(candidate) < checkoutSteps.indexOf(activeStep) && !checkout.isConfirmed
              ? { to: stepPath(candidate) }
              : {}),
          }))}
        />
        <CheckoutBar
          basket={basket}
          hold={countedHold}
          receivedAt={receivedAt}
          summaryId={activeStep === 'payment' ? paymentSummaryId : orderSummaryId}
        />
        {activeStep === 'payment' ? (
          <PaymentView {...stepProps} />
        ) : (
          <DetailsView {...stepProps} activeStep={activeStep} />
        )}
      </Container>
    </>
  )
}

function DetailsView({
  checkout,
  basket,
  actionData,
  shippingName,
  hold,
  activeStep,
}: StepProps & { activeStep: 'contact' | 'delivery' }) {
  const Step = activeStep === 'contact' ? ContactStep : DeliveryStep
  return (
    <SidebarLayout side={<OrderSummaryAside basket={basket} shippingName={shippingName} />}>
      <Step checkout={checkout} actionData={actionData}>
        {hold}
        <CompletedSteps checkout={checkout} activeStep={activeStep} />
      </Step>
    </SidebarLayout>
  )
}

function PaymentView({ checkout, basket, actionData, shippingName, hold }: StepProps) {
  const t = useT('checkout')
  const { errors, submission, ...form } = useStepForm(actionData?.error, { terms: t('terms.label') })
  return (
    <>
      {actionData?.expectedTotal === undefined ? (
        <StepErrors step="payment" errors={errors} submission={submission} />
      ) : (
        <StepErrors step="payment" errors={[]} submission={undefined} />
      )}
      <SidebarLayout side={<PaymentStep checkout={checkout} basket={basket} shippingName={shippingName} form={form} />}>
        <PaymentAlerts basket={basket} frozen={checkout.isConfirmed} expectedTotal={actionData?.expectedTotal} />
        {hold}
        <CompletedSteps checkout={checkout} activeStep="payment" />
        <FormSection id="check" title={t('order.title')}>
          <CheckoutLines basket={basket} />
          {basket.lines.some(({ type }) => type === 'event') && !checkout.isConfirmed ? (
            <div>
              <TextLink to={stepPath('contact')}>{t('guestNames.open')}</TextLink>
            </div>
          ) : null}
          <AppliedCodes basket={basket} />
        </FormSection>
      </SidebarLayout>
    </>
  )
}
