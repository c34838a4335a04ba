import { data, type ActionFunctionArgs } from 'react-router-dom'
import { getAppContext } from '../../routing/app-context.ts'
import { runMutation } from '../../routing/route-data.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { toLineErrors, type LineError } from './line-errors.ts'
import type { BuyNamespaces } from './buy-namespaces.ts'
import { readBuyForm } from './read-buy-form.ts'
import type { LineTexts } from './read-line-texts.ts'

/** The state of a rejected form. `values` are the quantities as typed, by SKU; `texts` those for the lines. */
export type RejectedQuantities = { values: Record<string, string>; texts: LineTexts; errors: LineError[] }

const rejectQuantities = (rejected: RejectedQuantities, status: number) => data(rejected, { status })

/**
 * Adds all chosen items to the basket, or none, and redirects to the basket. `namespace` holds the texts of the page.
 */
export const createBuyAction =
  (namespace: BuyNamespaces) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const { items, values, texts, errors } = readBuyForm(await request.formData())
    if (errors.length > 0) return rejectQuantities({ values, texts, errors }, 422)

    const added = await runMutation(context, 'addToBasket', { items })
    if (added.error)
      return rejectQuantities({ values, texts, errors: toLineErrors(added.error, items) }, added.error.status || 503)

    const { store, i18n } = getAppContext(context)
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
    store.dispatch(
      notifications.actions.showToast({
        kind: 'status',
        topic: 'basket',
        text: i18n.t(`${namespace}:buy.added`, { count }),
      }),
    )
    // Without a fragment of its own, the URL of the basket would keep that of the form. The router drops an empty one.
    return redirectTo(request, import.meta.env.SSR ? '/basket#top' : '/basket', 303)
  }
