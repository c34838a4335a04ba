import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { checkoutSteps, type CheckoutStep } from '#shared/api/checkout/checkout-steps.ts'
import { formatAddressLines, joinAddress } from '#shared/rules/address-format.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { stepPath } from './checkout-steps.ts'
import styles from './completed-steps.module.css'

type CompletedStepsProps = { checkout: Checkout; activeStep: CheckoutStep }

type StepSummary = { step: CheckoutStep; id: string; title: string; lines: readonly string[] }

/** A row for each completed step, with a summary and a link to change it. */
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
  const shownSummaries = summaries.filter(({ step }) => checkoutSteps.indexOf(step) < checkoutSteps.indexOf(activeStep))
  if (shownSummaries.length === 0) return null
  return (
    <ul className={styles.list}>
      {shownSummaries.map(({ step, id, title, lines }) => (
        <li key={id} className={styles.row}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text} translate="no">
            {joinAddress(lines.filter(Boolean))}
          </p>
          {/* While the basket is frozen, a single button reopens all steps. */}
          {isConfirmed ? null : (
            <TextLink to={stepPath(step)}>
              {t('change')} <VisuallyHidden>{title}</VisuallyHidden>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
