import { data, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetOrdersQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import styles from './orders-page.module.css'

/** The first page is asked for as the overview asks. */
const argsOf = (params: URLSearchParams) => {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {}
}

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const args = argsOf(new URL(request.url).searchParams)
  const { page, pages } = await load(context, 'getOrders', args, request)
  if (page > pages) throw data(null, { status: 404 })
  return null
}

const path = (page: number) => (page === 1 ? '/account/orders' : `/account/orders?page=${page}`)

/** Everything a customer has bought, the newest first. */
export function Component() {
  const t = useT('orders')
  const { data: answer } = useGetOrdersQuery(argsOf(useSearchParams()[0]))
  const page = answer?.page ?? 1
  const title = page > 1 ? t('list.pageTitle', { page }) : t('list.title')
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true })
  if (!answer) return null

  return (
    <AccountFrame
      title={t('list.title')}
      lead={t('list.lead')}
      crumbs={[{ children: t('list.title'), href: '/account/orders' }]}
    >
      {answer.orders.length === 0 ? (
        <EmptyState
          title={t('list.emptyTitle')}
          action={<ButtonLink to="/whats-on">{t('list.emptyAction')}</ButtonLink>}
        >
          <p>{t('list.emptyText')}</p>
        </EmptyState>
      ) : (
        <OrderList orders={answer.orders} />
      )}
      <Pagination
        label={t('list.pages')}
        page={page}
        pages={answer.pages}
        href={path}
        previous={t('list.previous')}
        next={t('list.next')}
        pageLabel={(number) => t('list.page', { page: number })}
      />
      <p className={styles.hint}>
        <Quiet small>{t('list.guestHint')}</Quiet> <TextLink to="/account/profile">{t('list.toProfile')}</TextLink>
      </p>
    </AccountFrame>
  )
}
