import type { ReactNode } from 'react'
import { useActionData, useSearchParams } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetCheckoutQuery } from '../../data/api.ts'
import { BasketCodes } from '../../features/basket/basket-codes.tsx'
import { HoldClock } from '../../features/holds/hold-clock.tsx'
import { LapsedLines } from '../../features/holds/lapsed-lines.tsx'
import { useBasketHeld } from '../../features/holds/use-basket-held.ts'
import { useT } from '../../i18n/i18n.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Steps } from '../../ui/feedback/steps.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import type { CheckoutAnswer } from './checkout-action.ts'
import { CheckoutLines } from './checkout-lines.tsx'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { DoneSteps } from './done-steps.tsx'
import { OrderSide } from './order-side.tsx'
import { PaymentNotices } from './payment-notices.tsx'
import { PaymentStep } from './payment-step.tsx'
import { StepErrors } from './step-errors.tsx'
import { useReturnFromHistory } from './use-return-from-history.ts'
import { useStepForm } from './use-step-form.ts'
import { openStep, steps } from './which-step.ts'

export { action } from './checkout-action.ts'
export { loader } from './load-checkout.ts'

type StepProps = {
  checkout: Checkout
  basket: Basket
  answer: CheckoutAnswer | undefined
  delivery: string | undefined
  hold: ReactNode
}

export function Component() {
  const t = useT('checkout')
  const { data: checkout } = useGetCheckoutQuery({})
  const { basket, receivedAt, ranOut, onOver } = useBasketHeld()
  const answer = useActionData<CheckoutAnswer>()
  const asked = useSearchParams()[0].get('step')
  useReturnFromHistory()
  if (!checkout || !basket) return null

  const open = openStep(checkout, asked, answer?.step)
  const hold = (
    <>
      <LapsedLines basket={basket} justNow={ranOut} />
      {basket.hold && !checkout.frozen ? (
        <HoldClock hold={basket.hold} receivedAt={receivedAt} onOver={onOver} />
      ) : null}
    </>
  )
  const delivery = checkout.services.find(({ code }) => code === checkout.shipping?.service)?.name
  const step = { checkout, basket, answer, delivery, hold }
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[
          ...homeBreadcrumbs(t('common:home')),
          { children: t('basket:crumb'), href: '/basket' },
          { children: t('title'), href: '/checkout' },
        ]}
      />
      <Wrap>
        <PageHead title={t('title')} />
        <Steps
          label={t('steps.label')}
          steps={steps.map((one) => ({
            text: t(`steps.${one}`),
            state:
              one === open
                ? ('now' as const)
                : steps.indexOf(one) < steps.indexOf(open)
                  ? ('done' as const)
                  : ('next' as const),
            ...(steps.indexOf(one) < steps.indexOf(open) && !checkout.frozen ? { to: `/checkout?step=${one}` } : {}),
          }))}
        />
        {open === 'payment' ? <Payment {...step} /> : <Details {...step} open={open} />}
      </Wrap>
    </>
  )
}

/** Who buys, and where it goes. */
function Details({ checkout, basket, answer, delivery, hold, open }: StepProps & { open: 'contact' | 'delivery' }) {
  const Step = open === 'contact' ? ContactStep : DeliveryStep
  return (
    <Split side={<OrderSide basket={basket} delivery={delivery} />}>
      <Step checkout={checkout} answer={answer}>
        {hold}
        <DoneSteps checkout={checkout} open={open} />
      </Step>
    </Split>
  )
}

/** All of it once more, and the button. */
function Payment({ checkout, basket, answer, delivery, hold }: StepProps) {
  const t = useT('checkout')
  const { errors, attempt, ...form } = useStepForm(answer?.error, { terms: t('terms.label') })
  return (
    <>
      {answer?.expected === undefined ? (
        <StepErrors errors={errors} attempt={attempt} />
      ) : (
        <StepErrors errors={[]} attempt={undefined} />
      )}
      <Split side={<PaymentStep checkout={checkout} basket={basket} delivery={delivery} form={form} />}>
        <PaymentNotices basket={basket} frozen={checkout.frozen} expected={answer?.expected} />
        {hold}
        <DoneSteps checkout={checkout} open="payment" />
        <Panel id="check" title={t('order.title')}>
          <CheckoutLines basket={basket} />
          <BasketCodes basket={basket} />
        </Panel>
      </Split>
    </>
  )
}
