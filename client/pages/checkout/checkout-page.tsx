import { Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, useActionData, useNavigation, useParams } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { checkoutSteps, type CheckoutStep } from '#shared/api/checkout/checkout-steps.ts'
import { useGetCheckoutQuery } from '../../data/api.ts'
import { HoldCountdown } from '../../features/holds/hold-countdown.tsx'
import { ExpiredLines } from '../../features/holds/expired-lines.tsx'
import { LeftOutAlert } from '../../features/holds/left-out-alert.tsx'
import { useBasketHold } from '../../features/holds/use-basket-hold.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { focusHeading } from '../../routing/focus-heading.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SidebarLayout } from '../../ui/layout/sidebar-layout.tsx'
import { Steps } from '../../ui/feedback/steps.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Container } from '../../ui/layout/container.tsx'
import type { CheckoutActionData } from './checkout-action.ts'
import { CheckoutBar } from './checkout-bar.tsx'
import { CompletedSteps } from './completed-steps.tsx'
import { useIsHydrated } from '../../data/use-is-hydrated.ts'
import { ExpiredCheckout } from './expired-checkout.tsx'
import { OrderSummaryAside } from './order-summary-aside.tsx'
import { useReloadFromHistory } from './use-reload-from-history.ts'
import { findOpenStep, parseStep, stepPath } from './checkout-steps.ts'
import type { StepViewProps } from './step-view-props.ts'
import { LazyContactStep, LazyDeliveryStep, LazyPaymentView } from './lazy-steps.ts'
import { orderSummaryId, paymentSummaryId } from './summary-ids.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

export { action } from './checkout-action.ts'
export { loader } from './load-checkout.ts'

/** The basket as it was when it last had lines. */
const useLastFilledBasket = (basket: Basket | undefined) => {
  const [lastFilled, setLastFilled] = useState(basket)
  if (!basket || basket === lastFilled || basket.lines.length === 0) return lastFilled
  setLastFilled(basket)
  return basket
}

/** A step can follow another one at the same path: the step to which an error of the order led. */
const useStepFocus = (step: CheckoutStep | undefined, hasError: boolean) => {
  const shownStep = useRef(step)
  useEffect(() => {
    if (!step || step === shownStep.current) return
    shownStep.current = step
    // The summary of errors takes the focus itself.
    if (hasError) return
    scrollTo(0, 0)
    focusHeading()
  }, [step, hasError])
}

export function Component() {
  const t = useT('checkout')
  const { basket: currentBasket, receivedAt, hasExpired, onExpire } = useBasketHold()
  const isEmpty = currentBasket?.lines.length === 0
  // The API has no checkout for an empty basket. The hook still returns the last one.
  const { data: checkout } = useGetCheckoutQuery({}, { skip: isEmpty })
  // The hidden step of an empty basket keeps its tick, which a changed total would clear.
  const basket = useLastFilledBasket(currentBasket)
  const actionData = useActionData<CheckoutActionData>()
  const { step: addressedStep } = useParams()
  const isIdle = useNavigation().state === 'idle'
  const isHydrated = useIsHydrated()
  useReloadFromHistory()
  const requestedStep = parseStep(addressedStep)
  const activeStep = actionData?.step ?? (checkout && findOpenStep(checkout, requestedStep))
  useStepFocus(activeStep, actionData?.error !== undefined)
  if (!basket || !currentBasket) return null
  // An order for free, or "Let go", empties the basket before its own redirect.
  if (isEmpty && currentBasket.expired.length === 0 && isIdle) return <Navigate to="/basket" replace />

  if (!checkout || !activeStep)
    return isEmpty ? (
      <ExpiredCheckout basket={currentBasket} step={requestedStep ?? 'contact'} actionData={actionData} />
    ) : null

  const countedHold = checkout.isConfirmed ? null : currentBasket.hold
  // After an error the fields of the step may have newer values. Only scripts keep those.
  const sent = actionData?.error && isHydrated ? undefined : actionData?.sent
  const expiredLines = (
    <ExpiredLines basket={currentBasket} expiredJustNow={hasExpired} sent={sent} submission={actionData} />
  )
  // Only the errors of the alert's own buttons have no step.
  const alertError = actionData?.step ? undefined : actionData?.error
  const hold = (
    <>
      {isEmpty ? null : expiredLines}
      {basket.leftOut ? (
        <div className="margin-bottom-24">
          <LeftOutAlert lines={basket.leftOut} />
        </div>
      ) : null}
      {/* Such a code blocks the order. */}
      {basket.promotions.some(({ problem }) => problem !== null) ? (
        <div className="margin-bottom-24">
          <Alert kind="error" title={t('code.title')}>
            {basket.promotions.map(({ code, problem }) => problem && <p key={code}>{problem}</p>)}
            <p>
              <TextLink to="/basket">{t('code.remove')}</TextLink>
            </p>
          </Alert>
        </div>
      ) : null}
      {countedHold ? <HoldCountdown hold={countedHold} receivedAt={receivedAt} onExpire={onExpire} /> : null}
    </>
  )
  const service = checkout.services.find(({ code }) => code === checkout.shipping?.service)
  const shippingName = service && markLanguage(service.name, service.lang)
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
        <PageHead title={t(`steps.${activeStep}`)} small />
        {isEmpty ? (
          <div className="padding-bottom-64">
            <ErrorSummary
              title={t('common:thereIsAProblem')}
              errors={alertError ? [{ text: errorMessage(alertError, t) }] : []}
              submission={actionData}
            />
            {expiredLines}
          </div>
        ) : null}
        {/* Hidden instead of removed: what was typed is there again once the tickets are held again. */}
        <div hidden={isEmpty}>
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
          <Suspense>
            {activeStep === 'payment' ? (
              <LazyPaymentView {...stepProps} />
            ) : (
              <DetailsView {...stepProps} activeStep={activeStep} />
            )}
          </Suspense>
        </div>
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
}: StepViewProps & { activeStep: 'contact' | 'delivery' }) {
  const t = useT('checkout')
  const Step = activeStep === 'contact' ? LazyContactStep : LazyDeliveryStep
  return (
    <SidebarLayout
      side={
        <OrderSummaryAside basket={basket} shippingName={shippingName}>
          <TextLink to="/basket">{t('order.change')}</TextLink>
        </OrderSummaryAside>
      }
    >
      <Step checkout={checkout} actionData={actionData}>
        {hold}
        <CompletedSteps checkout={checkout} activeStep={activeStep} />
      </Step>
    </SidebarLayout>
  )
}
