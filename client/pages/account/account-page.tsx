import type { LoaderFunctionArgs } from 'react-router-dom'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetSessionQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { start } from '../../routing/load.ts'
import { DefaultAddresses } from './default-addresses.tsx'
import { LastOrders, NextNights } from './next-nights.tsx'
import { LastWishlists } from './last-wishlists.tsx'
import { Ways } from './ways.tsx'

/** Nothing here is worth waiting for: the page stands at once, and its parts come as they come. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  start(context, 'getOrders', {})
  start(context, 'getAddresses', {})
  start(context, 'getWishlists', {})
  return null
}

/** What a customer has here, and where to go from it. */
export function Component() {
  const t = useT('account')
  const { data: session } = useGetSessionQuery({})
  usePageHead({ title: t('common:titlePattern', { title: t('title') }), noindex: true })
  if (!session) return null

  return (
    <AccountFrame title={t('greeting', { name: session.firstName })} lead={t('lead', { email: session.email })}>
      <NextNights />
      <LastOrders />
      <LastWishlists />
      <DefaultAddresses />
      <Ways basketCount={session.basketCount} />
    </AccountFrame>
  )
}
