import { useSelector } from 'react-redux'
import { useActionData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetBasketQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { navigation } from '../../data/navigation-slice.ts'
import { useSession } from '../../data/session.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { CurrencyChange } from './currency-change.tsx'
import type { RefusedPreferences } from './preferences-action.ts'
import { PreferencesForm } from './preferences-form.tsx'
import styles from './preferences-page.module.css'
import { readWanted } from './wanted-preferences.ts'

export { action } from './preferences-action.ts'

/** Who has nothing in the basket needs none to be asked about it. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { basketCount } = await load(context, 'getSession', {})
  if (basketCount > 0) await load(context, 'getBasket', {})
  return null
}

/**
 * All preferences; or, when the basket is in another currency than the one asked for, the question what to do with it.
 */
export function Component() {
  const t = useT('preferences')
  const refused = useActionData<RefusedPreferences>()
  const [search] = useSearchParams()
  const previous = useSelector(navigation.selectors.previousPath)
  const session = useSession()
  const { data: basket } = useGetBasketQuery({}, { skip: !session?.basketCount })
  const asked = refused?.wanted ?? readWanted(search)
  const wanted = { ...asked, returnTo: asked.returnTo === '/' && previous ? previous : asked.returnTo }
  const { currency } = wanted
  const changes = basket && basket.lines.length > 0 && currency && currency !== basket.currency
  const title = changes ? t(`change.title_${currency}`) : t('title')
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: refused !== undefined })
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: t('title'), href: '/preferences' }]}
      />
      <Wrap className={styles.page}>
        {changes ? (
          <CurrencyChange title={title} basket={basket} currency={currency} wanted={wanted} error={refused?.error} />
        ) : (
          <PreferencesForm wanted={wanted} error={refused?.error} />
        )}
      </Wrap>
    </>
  )
}
