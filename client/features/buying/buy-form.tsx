import { useState } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { TicketKind } from '#shared/api/catalogue/catalogue-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Tally } from './tally.tsx'
import { useT } from '../../i18n/i18n.ts'
import { usePriceWriter } from '../prices/money-words.ts'
import { usePageInfo } from '../../data/session.ts'
import { useSendOnce } from '../forms/use-send-once.ts'
import type { RefusedChoice } from './buy-action.ts'
import styles from './buy-form.module.css'
import type { BuyTexts } from './buy-texts.ts'
import { KindField, kindFieldId } from './kind-field.tsx'
import type { StandingProblems } from './standing-problems.ts'
import { tally } from './tally.ts'
import { useProblemTexts } from './use-problem-texts.ts'

type BuyFormProps = {
  kinds: readonly TicketKind[]
  texts: BuyTexts
  /** The id of the section the form lies in. */
  anchor: string
  refused: RefusedChoice | undefined
  /** What of that is still wrong: `useStandingProblems(refused)`. */
  standing: StandingProblems
  /** Where there is nothing to choose between, one is what is wanted. */
  preselect?: boolean
}

const typedNumber = (value: string | undefined) => (value && /^\d{1,2}$/.test(value) ? Number(value) : 0)

const firstChoice = (kinds: readonly TicketKind[]) => (kinds.length === 1 && kinds[0]!.max > 0 ? 1 : 0)

/**
 * Choose how many of each kind, all in one form: number fields and a button, counted up as you go where scripts run.
 */
export function BuyForm({ kinds, texts, anchor, refused, standing, preselect = false }: BuyFormProps) {
  const t = useT(texts)
  const priceText = usePriceWriter()
  const { preferences } = usePageInfo()
  const { search } = useLocation()
  const { sending, once } = useSendOnce(refused)
  const [quantities, setQuantities] = useState<Record<string, number>>(() =>
    Object.fromEntries(
      kinds.map(({ sku }) => [sku, refused ? typedNumber(refused.values[sku]) : preselect ? firstChoice(kinds) : 0]),
    ),
  )
  const problems = useProblemTexts(texts, kinds, standing.problems)
  const { count, sum } = tally(kinds, quantities)
  const summary = problems.map(({ sku, text, kind }) => ({
    id: kindFieldId(sku ?? kinds.find(({ max }) => max > 0)?.sku ?? ''),
    text: kind ? t('buy.problemAt', { kind, text }) : text,
  }))
  const change = ({ sku, max }: TicketKind, quantity: number) => {
    setQuantities((before) => ({ ...before, [sku]: quantity }))
    if (quantity !== quantities[sku] && quantity <= max) standing.mend(sku)
  }
  return (
    <Form
      method="post"
      // Without a script the answer is a new page: the hash leads to the form on it.
      action={`${search}#${anchor}`}
      preventScrollReset
      noValidate
      onSubmit={once}
    >
      {summary.length > 0 && (
        <div className={styles.problems}>
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={refused} />
        </div>
      )}
      {kinds.map((kind) => (
        <KindField
          key={kind.sku}
          kind={kind}
          texts={texts}
          quantity={quantities[kind.sku] ?? 0}
          error={problems.find(({ sku }) => sku === kind.sku)?.text}
          onChange={(quantity) => change(kind, quantity)}
        />
      ))}
      <Tally
        sum={sum && priceText(sum)}
        note={count > 0 ? t(preferences.incTax ? 'buy.tally' : 'buy.tallyNet', { count }) : t('buy.howMany')}
        action={
          <Button type="submit" variant="buy" big busy={sending}>
            {t('buy.submit')}
          </Button>
        }
      />
    </Form>
  )
}
