import type { LoaderFunctionArgs } from 'react-router-dom'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetSessionQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { prefetchQuery } from '../../routing/route-data.ts'
import { DefaultAddresses } from './default-addresses.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { UpcomingOrders } from './upcoming-orders.tsx'
import { RecentWishlists } from './recent-wishlists.tsx'

/** Awaits the orders, because they come first: tickets that streamed in would move all that is below them. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  prefetchQuery(context, 'getAddresses', {})
  prefetchQuery(context, 'getWishlists', {})
  await prefetchQuery(context, 'getOrders', {})
  return null
}

export function Component() {
  const t = useT('account')
  const { data: session } = useGetSessionQuery({})
  usePageMeta({ title: t('common:titlePattern', { title: t('title') }), noindex: true })
  if (!session) return null

  return (
    <AccountLayout title={t('greeting', { name: session.firstName })} lead={t('lead', { email: session.email })}>
      <UpcomingOrders />
      <RecentOrders />
      <RecentWishlists />
      <DefaultAddresses />
    </AccountLayout>
  )
}
