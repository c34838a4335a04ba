import type { TicketKind } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../app/i18n.ts'
import type { TicketProblem } from './ticket-problems.ts'

/** `kind` is the name of the ticket kind it is about, if it is about one. */
export type ProblemText = { sku: string | null; kind: string | undefined; text: string }

/** Problems in the shopper's words. One about a kind that is no longer offered is about the whole form. */
export const useProblemTexts = (tickets: readonly TicketKind[], problems: readonly TicketProblem[]): ProblemText[] => {
  const t = useT('events')
  const textOf = ({ code, text }: TicketProblem, max: number) => {
    if (code === undefined) return text
    if (code === 'nothing_chosen' || code === 'not_a_number') return t(`buy.${code}`, { max })
    return t(`errors:code.${code}`)
  }
  return problems.map((problem) => {
    const kind = tickets.find(({ sku }) => sku === problem.sku)
    return { sku: kind?.sku ?? null, kind: kind?.name, text: textOf(problem, kind?.max ?? 0) }
  })
}
