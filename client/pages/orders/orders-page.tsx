import { data, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetOrdersQuery } from '../../data/api.ts'
import { useCapability } from '../../data/page-info.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { readPageArgs, toPagePath } from '../../routing/list-page.ts'
import { useScrollToListStart } from '../../features/filtered-lists/use-scroll-to-list-start.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { ordersPath } from '../../features/orders/order-path.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ListPagination } from '../../routing/list-pagination.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { Link } from '../../ui/actions/link.tsx'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  // The same arguments as those of the account overview, so both share one cached query.
  const args = readPageArgs(new URL(request.url).searchParams)
  const { page, pages } = await loadQuery(context, 'getOrders', args, request)
  if (page > pages) throw data(null, { status: 404 })
  return null
}

export function Component() {
  const t = useT('orders')
  const { data: orderList } = useGetOrdersQuery(readPageArgs(useSearchParams()[0]))
  const page = orderList?.page ?? 1
  const listStart = useScrollToListStart(page)
  const title = page > 1 ? t('list.pageTitle', { page }) : t('list.title')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true })
  const [hasLookUp, hasTickets] = [useCapability('order-look-up'), useCapability('tickets')]
  if (!orderList) return null

  return (
    <AccountLayout
      title={t('list.title')}
      lead={t(hasTickets ? 'list.lead' : 'list.leadNoTickets')}
      crumbs={[{ children: t('list.title'), href: ordersPath }]}
    >
      {orderList.orders.length === 0 ? (
        <EmptyState
          title={t('list.emptyTitle')}
          action={
            <>
              <ButtonLink to="/whats-on">{t('list.emptyAction')}</ButtonLink>
              {hasLookUp && <ButtonLink to="/orders/look-up">{t('list.toLookUp')}</ButtonLink>}
            </>
          }
        >
          <p>{t(hasTickets ? 'list.emptyText' : 'list.emptyTextNoTickets')}</p>
          {hasLookUp && <p>{t('list.guestHint')}</p>}
        </EmptyState>
      ) : (
        <section ref={listStart} tabIndex={-1} aria-label={t('list.title')}>
          <OrderList orders={orderList.orders} />
        </section>
      )}
      <ListPagination
        label={t('list.pages')}
        page={page}
        pages={orderList.pages}
        href={(number) => toPagePath(ordersPath, number)}
      />
      {hasLookUp && orderList.orders.length > 0 && (
        <p className="margin-top-32">
          <MutedText small>
            {t('list.guestHint')} <Link to="/orders/look-up">{t('list.toLookUp')}</Link>
          </MutedText>
        </p>
      )}
    </AccountLayout>
  )
}
