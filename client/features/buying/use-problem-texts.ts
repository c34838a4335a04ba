import type { TicketKind } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import type { BuyProblem } from './buy-problems.ts'
import type { BuyTexts } from './buy-texts.ts'

/** `kind` is the name of the kind it is about, if it is about one. */
export type ProblemText = { sku: string | null; kind: string | undefined; text: string }

/** Problems in the shopper's words. One about a kind that is no longer offered is about the whole form. */
export const useProblemTexts = (
  texts: BuyTexts,
  kinds: readonly TicketKind[],
  problems: readonly BuyProblem[],
): ProblemText[] => {
  const t = useT(texts)
  const textOf = ({ code, text }: BuyProblem, max: number) => {
    if (code === undefined) return text
    if (code === 'nothing_chosen' || code === 'not_a_number') return t(`buy.${code}`, { max })
    return t(`errors:code.${code}`)
  }
  return problems.map((problem) => {
    const kind = kinds.find(({ sku }) => sku === problem.sku)
    return { sku: kind?.sku ?? null, kind: kind?.name, text: textOf(problem, kind?.max ?? 0) }
  })
}
