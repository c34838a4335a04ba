import { data, type ActionFunctionArgs } from 'react-router-dom'
import { appOf } from '../../app/app-context.ts'
import { submit } from '../../app/load.ts'
import { notices } from '../../app/notices-slice.ts'
import { redirectTo } from '../../app/redirect-to.ts'
import { readTicketForm } from './read-ticket-form.ts'
import { ticketProblems, type TicketProblem } from './ticket-problems.ts'

/** What a refused form needs to be shown again. `values` are the numbers as they were typed, by sku. */
export type RefusedTickets = { values: Record<string, string>; problems: TicketProblem[] }

const refuse = (refused: RefusedTickets, status: number) => data(refused, { status })

/** Puts all chosen kinds into the basket at once and leads there; all or nothing. */
export const eventAction = async ({ context, request }: ActionFunctionArgs) => {
  const { items, values, problems } = readTicketForm(await request.formData())
  if (problems.length > 0) return refuse({ values, problems }, 422)

  const added = await submit(context, 'addToBasket', { items })
  if (added.error) return refuse({ values, problems: ticketProblems(added.error, items) }, added.error.status || 503)

  const { store, i18n } = appOf(context)
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  store.dispatch(notices.actions.toasted({ kind: 'status', text: i18n.t('events:buy.added', { count }) }))
  return redirectTo(request, '/basket', 303)
}
