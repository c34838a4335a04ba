import { useCapability } from '../../data/page-info.ts'
import { useT } from '../../i18n/i18n.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { ordersPath } from '../../features/orders/order-path.ts'
import { Link } from '../../ui/actions/link.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { StreamedSection } from './streamed-section.tsx'

const maxShown = 3

export function RecentOrders() {
  const t = useT('account')
  const hasLookUp = useCapability('order-look-up')
  const ordersLink = { to: ordersPath, text: t('orders.all') }
  return (
    <section aria-labelledby="orders">
      <SectionHead id="orders" title={t('orders.title')} moreLink={ordersLink} />
      <StreamedSection name="getOrders" link={ordersLink} errorText={t('orders.failed')}>
        {({ orders }) =>
          orders.length > 0 ? (
            <OrderList orders={orders.slice(0, maxShown)} />
          ) : (
            <MutedText as="p">
              {t('orders.none')}
              {hasLookUp && (
                <>
                  {' '}
                  {t('orders.asGuest')} <Link to="/orders/look-up">{t('orders.find')}</Link>
                </>
              )}
            </MutedText>
          )
        }
      </StreamedSection>
    </section>
  )
}
