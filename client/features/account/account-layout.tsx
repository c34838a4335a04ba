import { use, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { SideMenuLayout } from './side-menu-layout.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SideMenu } from './side-menu.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { useT } from '../../i18n/i18n.ts'

/** Every page behind "My Account", in the order of its menu; `text` is a key of the area `account`. */
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
  /** The h1; the last breadcrumb too, except on the overview. */
  title: string
  lead?: string
  /** What leads here below the overview; `href` is the page itself. */
  crumbs?: { children: string; href: string }[]
  children: ReactNode
}

/**
 * The account area around one of its pages: the way here, the menu, the way out. Needs the area `account` on the page.
 */
export function AccountLayout({ title, lead, crumbs = [], children }: AccountLayoutProps) {
  const t = useT('account')
  const { pathname } = useLocation()
  const language = use(LinkLanguageContext)
  const items = menuEntries.map(({ to, text }) => ({
    to,
    text: t(text),
    current: to === '/account' ? pathname === to : pathname.startsWith(to),
  }))

  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: t('title'), href: '/account' }, ...crumbs]}
      />
      <Container>
        <PageHead title={title} {...(lead ? { lead } : {})} />
        <SideMenuLayout
          menu={
            <div>
              <SideMenu label={t('menu.label')} items={items} />
              <form method="post" action={withLanguage('/sign-out', language)} data-no-print="">
                <TextButton type="submit">{t('signOut')}</TextButton>
              </form>
            </div>
          }
        >
          {children}
        </SideMenuLayout>
      </Container>
    </>
  )
}
