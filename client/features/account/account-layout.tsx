import { use, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useCapability } from '../../data/page-info.ts'
import { SideMenuLayout } from './side-menu-layout.tsx'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SideMenu } from './side-menu.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { useT } from '../../i18n/i18n.ts'

/** Every page of the account, in the order of its menu; `text` is a key of the namespace `account`. */
const menuEntries = [
  { to: '/account', text: 'menu.overview' },
  { to: '/account/orders', text: 'menu.orders' },
  { to: '/account/address-book', text: 'menu.addressBook' },
  { to: '/account/wishlists', text: 'menu.wishlists' },
  { to: '/account/newsletter', text: 'menu.newsletter' },
  { to: '/account/profile', text: 'menu.profile' },
  { to: '/account/password', text: 'menu.password' },
  { to: '/account/sessions', text: 'menu.sessions' },
] as const

type AccountLayoutProps = {
  /** The h1; also the last breadcrumb, except on the overview. */
  title: string
  lead?: string
  /** The breadcrumbs below the overview, down to the page itself. */
  crumbs?: { children: string; href: string }[]
  children: ReactNode
}

/** The frame of an account page: breadcrumbs, menu and sign-out. Needs the namespace `account`. */
export function AccountLayout({ title, lead, crumbs = [], children }: AccountLayoutProps) {
  const t = useT('account')
  const { pathname } = useLocation()
  const language = use(LinkLanguageContext)
  const hasNewsletter = useCapability('newsletter')
  const hasPasskeys = useCapability('passkeys')
  const shownEntries = menuEntries.filter(({ to }) => hasNewsletter || to !== '/account/newsletter')
  const items = shownEntries.map(({ to, text }) => ({
    to,
    text: t(text === 'menu.sessions' && !hasPasskeys ? 'menu.devices' : text),
    current: to === '/account' ? pathname === to : pathname.startsWith(to),
  }))

  return (
    <>
      <PageBreadcrumbs items={[{ children: t('title'), href: '/account' }, ...crumbs]} />
      <Container>
        <PageHead title={title} {...(lead ? { lead } : {})} small />
        <SideMenuLayout
          menu={
            <SideMenu label={t('menu.label')} opener={t('menu.open')} items={items}>
              <form method="post" action={withLanguage('/sign-out', language)}>
                <TextButton type="submit">{t('signOut')}</TextButton>
              </form>
            </SideMenu>
          }
        >
          {children}
        </SideMenuLayout>
      </Container>
    </>
  )
}
