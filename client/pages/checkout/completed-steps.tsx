import type { Checkout, CheckoutStep } from '#shared/api/checkout/checkout-schemas.ts'
import { formatAddressLines } from '#shared/rules/address-format.ts'
import { useT } from '../../i18n/i18n.ts'
import { AddressBlock } from '../../features/addresses/address-block.tsx'
import { FormSection } from '../../ui/layout/form-section.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { checkoutSteps, stepPath } from './checkout-steps.ts'

type CompletedStepsProps = { checkout: Checkout; activeStep: CheckoutStep }

type StepSummary = { step: CheckoutStep; id: string; title: string; lines: readonly string[] }

/** Summaries of the completed steps, each with a link to change it. */
export function CompletedSteps({ checkout, activeStep }: CompletedStepsProps) {
  const t = useT('checkout')
  const { contact, shipping, services, deliveryAddress, billingAddress, billingSameAsDelivery, isConfirmed } = checkout
  const service = services.find(({ code }) => code === shipping?.service)
  const shippingDay = service?.dates.find(({ value }) => value === shipping?.date)?.text
  const shippedTo = service?.needsAddress ? deliveryAddress : null
  const billingLines =
    billingAddress &&
    (shippedTo && billingSameAsDelivery
      ? [t('delivery.same')]
      : formatAddressLines(billingAddress, billingAddress.country))
  const summaries: StepSummary[] = [
    ...(contact
      ? [
          {
            step: 'contact' as const,
            id: 'contact-done',
            title: t('contact.title'),
            lines: [`${contact.firstName} ${contact.lastName}`, contact.email, contact.telephone ?? ''],
          },
        ]
      : []),
    ...(service
      ? [
          {
            step: 'delivery' as const,
            id: 'service-done',
            title: t('delivery.title'),
            lines: [[service.name, shippingDay].filter(Boolean).join(', ')],
          },
        ]
      : []),
    ...(shippedTo
      ? [
          {
            step: 'delivery' as const,
            id: 'address-done',
            title: t('delivery.address'),
            lines: formatAddressLines(shippedTo, shippedTo.country),
          },
        ]
      : []),
    ...(billingLines
      ? [{ step: 'delivery' as const, id: 'bill-done', title: t('delivery.bill'), lines: billingLines }]
      : []),
  ]
  return summaries
    .filter(({ step }) => checkoutSteps.indexOf(step) < checkoutSteps.indexOf(activeStep))
    .map(({ step, id, title, lines }) => (
      <FormSection
        key={id}
        small
        id={id}
        title={title}
        // While the basket is frozen, a single button reopens all steps.
        action={
          isConfirmed ? undefined : (
            <TextLink to={stepPath(step)}>
              {t('change')} <VisuallyHidden>{title}</VisuallyHidden>
            </TextLink>
          )
        }
      >
        <AddressBlock lines={lines.filter(Boolean)} />
      </FormSection>
    ))
}
