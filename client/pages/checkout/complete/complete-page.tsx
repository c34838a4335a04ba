import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PaymentOutcome } from '#shared/api/checkout/checkout-schemas.ts'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { usePageMeta } from '../../../routing/page-meta.ts'
import { useT } from '../../../i18n/i18n.ts'
import { AddToAccountPrompt } from '../../../features/orders/add-to-account-prompt.tsx'
import { hasDelivery } from '../../../features/orders/delivery-note.tsx'
import { OrderDetails } from '../../../features/orders/order-details.tsx'
import { countIssuedTickets } from '../../../features/orders/order-tickets.ts'
import { PageBreadcrumbs } from '../../../routing/page-breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { FormActions } from '../../../ui/forms/form-layout.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { OptimizedImage } from '../../../ui/media/optimized-image.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Container } from '../../../ui/layout/container.tsx'
import styles from './complete-page.module.css'
import type { Completion } from './load-completion.ts'

export { UnknownPayment as ErrorBoundary } from './unknown-payment.tsx'
export { action } from './complete-action.ts'
export { loader } from './load-completion.ts'

const loadUnpaidPayment = async () => ({ default: (await import('./unpaid-payment.tsx')).UnpaidPayment })
const loadWaiting = async () => ({ default: (await import('./waiting-for-payment.tsx')).WaitingForPayment })

// The server renders them. Browsers load their code separately, because few payments fail or take long.
const UnpaidPayment = import.meta.env.SSR ? (await loadUnpaidPayment()).default : lazy(loadUnpaidPayment)
const WaitingForPayment = import.meta.env.SSR ? (await loadWaiting()).default : lazy(loadWaiting)

const maxPosters = 2

type OutcomeInState<S extends PaymentOutcome['state']> = Extract<Completion, { state: S }>

/** The return page of the payment; loading it again is safe. Shows the order or the state of the payment. */
export function Component() {
  const t = useT('checkout')
  const completion = useLoaderData<Completion>()
  const title = t(`complete.title.${completion.state}`)
  usePageMeta({
    title: t('common:titlePattern', { title }),
    noindex: true,
    ...(completion.state === 'waiting' ? { refreshAfter: completion.retryAfter } : {}),
  })
  return (
    <>
      <PageBreadcrumbs items={[{ children: t('complete.crumb'), href: '/checkout/complete' }]} />
      <Container>
        {completion.state === 'paid' ? <PaidOutcome {...completion} /> : null}
        <Suspense>
          {completion.state === 'waiting' ? <WaitingForPayment {...completion} /> : null}
          {completion.state === 'open' ? <UnpaidPayment {...completion} /> : null}
        </Suspense>
        {completion.state === 'lost' ? <ExpiredOutcome /> : null}
      </Container>
    </>
  )
}

/** The pictures of what was bought, each once, events first. Vouchers are shown as cards below. */
const toPosters = ({ lines }: Order): Image[] => {
  const events = lines.filter(({ event }) => event !== null)
  const goods = lines.filter(({ type }) => type !== 'voucher')
  const images = [...events, ...(goods.length > 0 ? goods : lines)].flatMap(({ image }) => image ?? [])
  return [...new Map(images.map((image) => [image.src, image])).values()].slice(0, maxPosters)
}

function PaidOutcome({ order }: OutcomeInState<'paid'>) {
  const t = useT('checkout')
  const images = toPosters(order)
  const ticketCount = countIssuedTickets(order)
  const hasTickets = ticketCount > 0
  const key = hasDelivery(order)
    ? hasTickets
      ? 'complete.paid.ticketsMailed'
      : 'complete.paid.confirmed'
    : hasTickets
      ? 'complete.paid.lead'
      : 'complete.paid.mailed'
  return (
    <div className={styles.paid}>
      <div className={styles.head}>
        <PageHead
          title={t('complete.title.paid')}
          lead={t(key, { number: order.number, email: order.contact.email, count: ticketCount })}
          small="phone"
        />
      </div>
      {images.length > 0 ? (
        <div className={classNames(styles.posters, hasTickets && styles.hasStubs)}>
          {images.map((image) => (
            <OptimizedImage key={image.src} image={image} alt="" sizes="(min-width: 64rem) 25rem, 7rem" />
          ))}
        </div>
      ) : null}
      <div className={styles.order}>
        <OrderDetails order={order} />
        <AddToAccountPrompt order={order} />
      </div>
    </div>
  )
}

function ExpiredOutcome() {
  const t = useT('checkout')
  return (
    <div className={styles.state}>
      <PageHead title={t('complete.title.lost')} lead={t('complete.lost.lead')} />
      <FormActions>
        <ButtonLink variant="solid" big to="/basket">
          {t('complete.lost.basket')}
        </ButtonLink>
        <ButtonLink to="/whats-on">{t('complete.lost.programme')}</ButtonLink>
      </FormActions>
    </div>
  )
}
