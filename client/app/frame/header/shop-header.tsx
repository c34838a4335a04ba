import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetNavigationQuery } from '../../../data/api.ts'
import { useT } from '../../../i18n/i18n.ts'
import { SearchField } from '../../../features/search/search-field.tsx'
import { useSession } from '../../../data/use-session.ts'
import { Header } from './header.tsx'
import { Wordmark } from './wordmark.tsx'
import { LanguageForm } from './language-form.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { CurrencyMenu } from './currency-menu.tsx'

/** The header of every page. Shows the customer's name and the basket count once the session is loaded. */
export function ShopHeader() {
  const t = useT('common')
  const { pathname } = useLocation()
  const { data: navigation } = useGetNavigationQuery({})
  const session = useSession()
  const count = session?.basketCount

  // React now shows the count that the inline script painted before hydration.
  useEffect(() => {
    if (count === undefined) return
    for (const element of document.querySelectorAll('[data-basket-count]')) element.removeAttribute('data-count')
  }, [count])

  const fallback = [{ text: t('whatsOn'), href: '/whats-on', external: false }]
  const firstName = session && !session.guest ? session.firstName : ''

  return (
    <Header
      brand={{ name: <Wordmark />, to: '/', label: t('brandHome') }}
      links={navigation?.header ?? fallback}
      currentPath={pathname}
      languageSwitch={<LanguageForm />}
      currencyMenu={<CurrencyMenu />}
      settings={<CurrencyForm />}
      searchField={(id, focusOnOpen) => <SearchField id={id} focusOnOpen={focusOnOpen} />}
      account={{
        to: '/account',
        text: firstName ? t('accountOf', { name: firstName }) : t('account'),
        ...(firstName ? { initial: firstName.slice(0, 1).toLocaleUpperCase() } : {}),
      }}
      basket={{
        to: '/basket',
        text: t('basket'),
        ...(count === undefined ? {} : { count, countLabel: t('ticketCount', { count }) }),
      }}
      labels={{
        main: t('mainNavigation'),
        menu: t('menu'),
        closeMenu: t('closeMenu'),
        search: t('search'),
        closeSearch: t('closeSearch'),
      }}
    />
  )
}
