import { Outlet } from 'react-router-dom'
import { usePageSettings } from '../../routing/use-page-settings.ts'
import { usePageInfo } from '../../data/page-info.ts'
import { ExternalLabelContext } from '../../ui/actions/external-link-icon.tsx'
import { LinkLanguageContext } from '../../ui/actions/link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { OldBrowserBanner } from './old-browser-banner.tsx'
import { useT } from '../../i18n/i18n.ts'
import { Announcer } from './announcer.tsx'
import { SessionChangeAlert } from './session-change-alert.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { ShopHeader } from './header/shop-header.tsx'
import { ToastHost } from './toast-host.tsx'
import { useRouteFocus } from './use-route-focus.ts'

export function Layout() {
  const t = useT('common')
  const { isLanguageInUrl, preferences } = usePageInfo()
  const settings = usePageSettings()
  useRouteFocus(settings?.startsAtTop)

  return (
    <LinkLanguageContext value={isLanguageInUrl ? preferences.language : undefined}>
      <ExternalLabelContext value={t('externalSite')}>
        <Page {...(settings?.theme === 'light' ? { theme: 'light' as const } : {})}>
          <SkipLink href="#content">{t('skipToContent')}</SkipLink>
          <OldBrowserBanner>{t('oldBrowser')}</OldBrowserBanner>
          <ShopHeader />
          <main id="content" tabIndex={-1}>
            <SessionChangeAlert personal={settings?.kind === 'personal'} />
            <Outlet />
          </main>
          <ShopFooter />
          <ToastHost />
          <Announcer />
        </Page>
      </ExternalLabelContext>
    </LinkLanguageContext>
  )
}
