import { useT } from '../../i18n/i18n.ts'
import { Quiet } from '../../ui/text/quiet.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { WishStrip } from '../../features/wishlists/wish-strip.tsx'
import { WishStrips } from '../../features/wishlists/wish-strips.tsx'
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
            <WishStrips>
              {wishlists.slice(0, shown).map(({ id, name, itemCount, shared, images }) => (
                <WishStrip
                  key={id}
                  level={3}
                  to={`/account/wishlists/${id}`}
                  name={name}
                  images={images}
                  note={t(shared ? 'wishlists.shared' : 'wishlists.private', { count: itemCount })}
                />
              ))}
            </WishStrips>
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
