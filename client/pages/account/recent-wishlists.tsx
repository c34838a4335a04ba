import { useT } from '../../i18n/i18n.ts'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { WishlistPreview, WishlistPreviews } from '../../features/wishlists/wishlist-preview.tsx'
import { StreamedSection } from './streamed-section.tsx'

const maxShown = 2

export function RecentWishlists() {
  const t = useT('account')
  const allLink = { to: '/account/wishlists', text: t('wishlists.all') }
  return (
    <section aria-labelledby="wishlists">
      <SectionHead id="wishlists" title={t('wishlists.title')} moreLink={allLink} />
      <StreamedSection name="getWishlists" link={allLink} errorText={t('wishlists.failed')}>
        {({ wishlists }) =>
          wishlists.length > 0 ? (
            <WishlistPreviews>
              {wishlists.slice(0, maxShown).map(({ id, name, itemCount, shared, images }) => (
                <WishlistPreview
                  key={id}
                  level={3}
                  to={`/account/wishlists/${id}`}
                  name={name}
                  images={images}
                  note={t(shared ? 'wishlists.shared' : 'wishlists.private', { count: itemCount })}
                />
              ))}
            </WishlistPreviews>
          ) : (
            <>
              <MutedText as="p">{t('wishlists.none')}</MutedText>
              <TextLink to="/whats-on">{t('toProgramme')}</TextLink>
            </>
          )
        }
      </StreamedSection>
    </section>
  )
}
