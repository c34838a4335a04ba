import { useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetSharedWishlistQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { BasketLines } from '../../features/basket/basket-lines.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './shared-wishlist-page.module.css'
import { WishTicket } from './wish-ticket.tsx'

/** What no token can be is asked of nobody: it is as gone as one that was revoked. */
const tokenOf = (token: string | undefined) => (token && /^[\w-]{1,200}$/.test(token) ? token : '-')

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  await load(context, 'getSharedWishlist', { token: tokenOf(params.token) })
  return null
}

/** Somebody's list, for whoever has the link: to look at, signed in or not. */
export function Component() {
  const t = useT('wishlists')
  const { token } = useParams()
  const { data: list } = useGetSharedWishlistQuery({ token: tokenOf(token) })
  usePageHead({ title: t('common:titlePattern', { title: list?.name ?? '' }), noindex: true })
  if (!list) return null
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: list.name, href: `/wishlists/shared/${token}` }]}
      />
      <Wrap>
        <PageHead title={list.name} lead={t('sharedPage.lead', { name: list.ownerFirstName })} />
        <div className={styles.list}>
          {list.items.length === 0 ? <p>{t('sharedPage.empty')}</p> : null}
          <BasketLines>
            {list.items.map((item) => (
              <WishTicket key={item.sku} item={item}>
                <Quiet small>{t('sharedPage.wanted', { count: item.quantity })}</Quiet>
              </WishTicket>
            ))}
          </BasketLines>
        </div>
      </Wrap>
    </>
  )
}

/** A link that is no good any more has a page of its own. */
export function ErrorBoundary() {
  const t = useT('wishlists')
  return <Gone title={t('sharedPage.goneTitle')} text={t('sharedPage.goneText')} action={t('toProgramme')} />
}

function Gone({ title, text, action }: { title: string; text: string; action: string }) {
  const t = useT('common')
  usePageHead({ title: t('titlePattern', { title }), noindex: true })
  return (
    <Wrap>
      <PageHead title={title} lead={text}>
        <div className={styles.ways}>
          <ButtonLink variant="solid" to="/whats-on">
            {action}
          </ButtonLink>
        </div>
      </PageHead>
    </Wrap>
  )
}
