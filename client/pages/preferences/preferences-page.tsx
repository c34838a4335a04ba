import { useSelector } from 'react-redux'
import { useActionData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetBasketQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { navigation } from '../../data/navigation-slice.ts'
import { useSession } from '../../data/use-session.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { CurrencyChangeForm } from './currency-change-form.tsx'
import type { RejectedPreferences } from './preferences-action.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { readRequestedPreferences } from './requested-preferences.ts'

export { action } from './preferences-action.ts'

/** Loads the basket only if it has items: only then must the shopper confirm a change of currency. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { basketCount } = await loadQuery(context, 'getSession', {})
  if (basketCount > 0) await loadQuery(context, 'getBasket', {})
  return null
}

/** Shows all preferences or, when the basket has another currency than the requested one, the confirmation form. */
export function Component() {
  const t = useT('preferences')
  const rejected = useActionData<RejectedPreferences>()
  const [search] = useSearchParams()
  const previousPath = useSelector(navigation.selectors.previousPath)
  const session = useSession()
  const { data: basket } = useGetBasketQuery({}, { skip: !session?.basketCount })
  const initialRequest = rejected?.requested ?? readRequestedPreferences(search)
  const requested = {
    ...initialRequest,
    returnTo: initialRequest.returnTo === '/' && previousPath ? previousPath : initialRequest.returnTo,
  }
  const { currency } = requested
  const needsConfirmation = basket && basket.lines.length > 0 && currency && currency !== basket.currency
  const title = needsConfirmation ? t('change.title', { context: currency, currency }) : t('title')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: rejected !== undefined })
  return (
    <>
      <PageBreadcrumbs items={[{ children: t('title'), href: '/preferences' }]} />
      <Container className="padding-bottom-96">
        {needsConfirmation ? (
          <CurrencyChangeForm
            title={title}
            basket={basket}
            currency={currency}
            requested={requested}
            error={rejected?.error}
          />
        ) : (
          <PreferencesForm requested={requested} error={rejected?.error} />
        )}
      </Container>
    </>
  )
}
