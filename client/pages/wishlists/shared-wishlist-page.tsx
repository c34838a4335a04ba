import { useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetSharedWishlistQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { readPageArgs, toPagePath } from '../../routing/list-page.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { BasketLines } from '../../features/basket/basket-line-row.tsx'
import { useScrollToListStart } from '../../features/filtered-lists/use-scroll-to-list-start.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { ListPagination } from '../../routing/list-pagination.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './shared-wishlist-page.module.css'
import { WishlistItemCard } from './wishlist-item-card.tsx'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const page = readPageArgs(new URL(request.url).searchParams)
  await loadQuery(context, 'getSharedWishlist', { token: params.token!, ...page })
  return null
}

/** A shared wishlist, read-only, for shoppers who have the link. */
export function Component() {
  const t = useT('wishlists')
  const token = useParams().token!
  const { data: wishlist } = useGetSharedWishlistQuery({ token, ...readPageArgs(useSearchParams()[0]) })
  const listStart = useScrollToListStart(wishlist?.page ?? 1)
  usePageMeta({ title: t('common:titlePattern', { title: wishlist?.name ?? '' }), noindex: true })
  if (!wishlist) return null
  return (
    <>
      <PageBreadcrumbs items={[{ children: wishlist.name, href: `/wishlists/shared/${token}` }]} />
      <Container>
        <PageHead title={wishlist.name} lead={t('sharedPage.lead', { name: wishlist.ownerFirstName })} small />
        <div ref={listStart} tabIndex={-1} className={styles.list}>
          {wishlist.items.length === 0 ? <p>{t('sharedPage.empty')}</p> : null}
          <BasketLines>
            {wishlist.items.map((item) => (
              <WishlistItemCard key={item.sku} item={item}>
                <ButtonLink {...(item.available ? { variant: 'buy' } : {})} to={item.href}>
                  {t(item.available ? 'sharedPage.buy' : 'sharedPage.details')}
                  <VisuallyHidden>: {item.name}</VisuallyHidden>
                </ButtonLink>
                {item.quantity > 1 && <MutedText small>{t('sharedPage.wanted', { count: item.quantity })}</MutedText>}
              </WishlistItemCard>
            ))}
          </BasketLines>
          <ListPagination
            label={t('list.pages')}
            page={wishlist.page}
            pages={wishlist.pages}
            href={(page) => toPagePath(`/wishlists/shared/${token}`, page)}
          />
        </div>
      </Container>
    </>
  )
}

/** Explains a revoked or unknown link. */
export function ErrorBoundary() {
  const t = useT('wishlists')
  return <RevokedPage title={t('sharedPage.goneTitle')} text={t('sharedPage.goneText')} action={t('toProgramme')} />
}

function RevokedPage({ title, text, action }: { title: string; text: string; action: string }) {
  const t = useT('common')
  usePageMeta({ title: t('titlePattern', { title }), noindex: true })
  return (
    <Container>
      <PageHead title={title} lead={text}>
        <div className="margin-top-24">
          <ButtonLink variant="solid" to="/whats-on">
            {action}
          </ButtonLink>
        </div>
      </PageHead>
    </Container>
  )
}
