import type { Checkout, CheckoutStep } from '#shared/api/checkout/checkout-schemas.ts'
import { printAddress } from '#shared/rules/address-format.ts'
import { useT } from '../../i18n/i18n.ts'
import { AddressBlock } from '../../features/addresses/address-block.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { steps } from './which-step.ts'

type DoneStepsProps = { checkout: Checkout; open: CheckoutStep }

type Part = { step: CheckoutStep; id: string; title: string; lines: readonly string[] }

/** The steps before the one that is open, as what was said in them, each with the way to say something else. */
export function DoneSteps({ checkout, open }: DoneStepsProps) {
  const t = useT('checkout')
  const { contact, shipping, services, deliveryAddress, billingAddress, billingSame, frozen } = checkout
  const service = services.find(({ code }) => code === shipping?.service)
  const day = service?.dates.find(({ value }) => value === shipping?.date)?.text
  const addressed = service?.needsAddress ? deliveryAddress : null
  const bill =
    billingAddress &&
    (addressed && billingSame ? [t('delivery.same')] : printAddress(billingAddress, billingAddress.country))
  const parts: Part[] = [
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
            lines: [[service.name, day].filter(Boolean).join(', ')],
          },
        ]
      : []),
    ...(addressed
      ? [
          {
            step: 'delivery' as const,
            id: 'address-done',
            title: t('delivery.address'),
            lines: printAddress(addressed, addressed.country),
          },
        ]
      : []),
    ...(bill ? [{ step: 'delivery' as const, id: 'bill-done', title: t('delivery.bill'), lines: bill }] : []),
  ]
  return parts
    .filter(({ step }) => steps.indexOf(step) < steps.indexOf(open))
    .map(({ step, id, title, lines }) => (
      <Panel
        key={id}
        small
        id={id}
        title={title}
        // While the basket is frozen, one button opens all of it again.
        action={
          frozen ? undefined : (
            <TextLink to={`/checkout?step=${step}`}>
              {t('change')} <VisuallyHidden>{title}</VisuallyHidden>
            </TextLink>
          )
        }
      >
        <AddressBlock lines={lines.filter(Boolean)} />
      </Panel>
    ))
}
