import { useT } from '../../app/i18n.ts'
import { Quiet } from '../../ui/quiet.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WishlistTeasers } from '../../ui/wishlist-teaser.tsx'
import { Part } from './part.tsx'

const shown = 2

/** The wishlists changed last. */
export function LastWishlists() {
  const t = useT('account')
  const all = { to: '/account/wishlists', text: t('wishlists.all') }
  return (
    <section aria-labelledby="wishlists">
      <SectionHead id="wishlists" title={t('wishlists.title')} more={all} />
      <Part name="getWishlists" link={all} failed={t('wishlists.failed')}>
        {({ wishlists }) =>
          wishlists.length > 0 ? (
            <WishlistTeasers
              lists={wishlists.slice(0, shown).map(({ id, name, itemCount, shared, images }) => ({
                to: `/account/wishlists/${id}`,
                name,
                note: t(shared ? 'wishlists.shared' : 'wishlists.private', { count: itemCount }),
                images,
              }))}
            />
          ) : (
            <>
              <Quiet as="p">{t('wishlists.none')}</Quiet>
              <TextLink to="/whats-on">{t('toProgramme')}</TextLink>
            </>
          )
        }
      </Part>
    </section>
  )
}
