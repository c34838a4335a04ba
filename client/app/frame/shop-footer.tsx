import { useGetNavigationQuery } from '../../data/api.ts'
import { ConsentLink, consentPath } from '../../features/consent/consent-link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { Footer } from './footer.tsx'
import { ShortFooter } from './short-footer.tsx'

/** A number from the range that is reserved for fiction. */
const phone = { text: '020 7946 0123', href: 'tel:+442079460123' }

export function ShopFooter({ isShort }: { isShort: boolean | undefined }) {
  const t = useT('common')
  const { data: navigation } = useGetNavigationQuery({})
  const legal = navigation?.legal ?? []
  const consentLink = legal.find(({ href }) => href === consentPath)
  const closing = {
    legal: {
      label: t('footer.legal'),
      links: [
        ...legal.filter((link) => link !== consentLink),
        ...(isShort ? [] : [{ text: t('settings.link'), href: '/preferences', external: false }]),
      ],
    },
    copyright: t('footer.copyright'),
    children: consentLink ? <ConsentLink>{consentLink.text}</ConsentLink> : null,
  }
  if (isShort)
    return (
      <ShortFooter phone={phone} legal={closing.legal}>
        {closing.children}
      </ShortFooter>
    )
  return (
    <Footer
      tagline={t('footer.line')}
      venues={(navigation?.venues ?? []).map(({ name, city }) => `${name}, ${city}`)}
      groups={[
        { title: t('footer.explore'), links: navigation?.explore ?? [] },
        { title: t('footer.general'), links: navigation?.general ?? [] },
      ]}
      phone={{ title: t('footer.callUs'), note: t('footer.callHours'), ...phone }}
      social={{ title: t('footer.followUs'), links: navigation?.social ?? [] }}
      {...closing}
    />
  )
}
