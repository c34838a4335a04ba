import { Outlet, useMatches } from 'react-router-dom'
import type { PageSettings } from '../../routing/page-settings.ts'
import { usePageInfo } from '../../data/session.ts'
import { ExternalWordContext } from '../../ui/actions/external-mark.tsx'
import { LinkLanguageContext } from '../../ui/actions/link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { OldBrowserBanner } from './old-browser-banner.tsx'
import { useT } from '../../i18n/i18n.ts'
import { Announcer } from './announcer.tsx'
import { ComingAndGoing } from './coming-and-going.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { ShopHeader } from './header/shop-header.tsx'
import { Notices } from './notices.tsx'
import { useArrival } from './use-arrival.ts'

const settingsOf = (handle: unknown) => handle as PageSettings | undefined

/** Header, footer and what every page has; the page itself is the outlet. */
export function Layout() {
  const t = useT('common')
  const { languageInUrl, preferences } = usePageInfo()
  const settings = settingsOf(useMatches().at(-1)?.handle)
  useArrival()

  return (
    <LinkLanguageContext value={languageInUrl ? preferences.language : undefined}>
      <ExternalWordContext value={t('externalSite')}>
        <Page {...(settings?.lights === 'up' ? { lights: 'up' as const } : {})}>
          <SkipLink href="#content">{t('skipToContent')}</SkipLink>
          <OldBrowserBanner>{t('oldBrowser')}</OldBrowserBanner>
          <ShopHeader />
          <main id="content" tabIndex={-1}>
            <ComingAndGoing personal={settings?.kind === 'personal'} />
            <Outlet />
          </main>
          <ShopFooter />
          <Notices />
          <Announcer />
        </Page>
      </ExternalWordContext>
    </LinkLanguageContext>
  )
}
