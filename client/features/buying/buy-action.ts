import { data, type ActionFunctionArgs } from 'react-router-dom'
import { appOf } from '../../routing/app-context.ts'
import { submit } from '../../routing/load.ts'
import { notices } from '../../data/notices-slice.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { buyProblems, type BuyProblem } from './buy-problems.ts'
import type { BuyTexts } from './buy-texts.ts'
import { readBuyForm } from './read-buy-form.ts'

/** What a refused form needs to be shown again. `values` are the numbers as they were typed, by sku. */
export type RefusedChoice = { values: Record<string, string>; problems: BuyProblem[] }

const refuse = (refused: RefusedChoice, status: number) => data(refused, { status })

/**
 * Puts all chosen kinds into the basket at once and leads there; all or nothing. `texts` is where the page's words are.
 */
export const createBuyAction =
  (texts: BuyTexts) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const { items, values, problems } = readBuyForm(await request.formData())
    if (problems.length > 0) return refuse({ values, problems }, 422)

    const added = await submit(context, 'addToBasket', { items })
    if (added.error) return refuse({ values, problems: buyProblems(added.error, items) }, added.error.status || 503)

    const { store, i18n } = appOf(context)
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
    store.dispatch(
      notices.actions.toasted({ kind: 'status', about: 'basket', text: i18n.t(`${texts}:buy.added`, { count }) }),
    )
    return redirectTo(request, '/basket', 303)
  }
