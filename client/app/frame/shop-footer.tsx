import { useGetNavigationQuery } from '../../data/api.ts'
import { ConsentLink, consentPath } from '../../features/consent/consent-link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'
import { Footer } from './footer.tsx'

/** A number from the range that is reserved for fiction. */
const phone = { text: '020 7946 0123', href: 'tel:+442079460123' }

export function ShopFooter() {
  const t = useT('common')
  const { data: navigation } = useGetNavigationQuery({})
  const legal = navigation?.legal ?? []
  const consentLink = legal.find(({ href }) => href === consentPath)
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
      legal={{
        label: t('footer.legal'),
        links: [
          ...legal.filter((link) => link !== consentLink),
          { text: t('settings.link'), href: '/preferences', external: false },
        ],
      }}
      copyright={t('footer.copyright')}
    >
      {consentLink ? <ConsentLink>{markLanguage(consentLink.text, consentLink.lang)}</ConsentLink> : null}
    </Footer>
  )
}
