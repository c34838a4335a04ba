import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { TicketType } from '#shared/api/catalogue/catalogue-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import type { ChosenTotal } from './buy-bar.tsx'
import { buyFormId } from './buy-form-id.ts'
import { RunningTotal } from './running-total.tsx'
import { useT } from '../../i18n/i18n.ts'
import { usePriceFormatter } from '../prices/price-formatter.ts'
import { usePageInfo } from '../../data/page-info.ts'
import { useSubmitOnce } from '../forms/use-submit-once.ts'
import type { RejectedQuantities } from './create-buy-action.ts'
import type { BuyNamespaces } from './buy-namespaces.ts'
import { QuantityField, quantityFieldId } from './quantity-field.tsx'
import { toLineFieldName } from './read-line-texts.ts'
import type { RemainingErrors } from './use-remaining-errors.ts'
import { sumChosenVariants } from './sum-chosen-variants.ts'
import { useErrorMessages } from './use-error-messages.ts'

type BuyFormProps = {
  variants: readonly TicketType[]
  namespace: BuyNamespaces
  /** The id of the section that contains the form. */
  sectionId: string
  rejected: RejectedQuantities | undefined
  /** The result of `useRemainingErrors(rejected)`. */
  remaining: RemainingErrors
  /** How many of the chosen tickets cost their `memberPrice`. */
  memberTicketLimit?: number
  /** A note below the price of a variant. */
  toPriceNote?: (variant: TicketType) => string | undefined
  /** Whether the first available variant starts with quantity 1. */
  preselectsFirst?: boolean
  /** Called when the shopper changes what is chosen. */
  onChoose: (chosen: ChosenTotal) => void
  /** Fields for texts of the line, above the total. `toLineFieldName` gives the name and the id of each. */
  children?: ReactNode
}

const parseQuantity = (value: string | undefined) => (value && /^\d{1,2}$/.test(value) ? Number(value) : 0)

/** A quantity field for each variant in one form, with a running total where scripts run. */
export function BuyForm({
  variants,
  namespace,
  sectionId,
  rejected,
  remaining,
  memberTicketLimit = 0,
  toPriceNote,
  preselectsFirst = false,
  onChoose,
  children,
}: BuyFormProps) {
  const t = useT(namespace)
  const formatPrice = usePriceFormatter()
  const { preferences } = usePageInfo()
  const { search } = useLocation()
  const { isSubmitting, submitOnce } = useSubmitOnce(rejected)
  const preselectedSku = preselectsFirst ? variants.find(({ maxQuantity }) => maxQuantity > 0)?.sku : undefined
  const [quantities, setQuantities] = useState<Record<string, number>>(() =>
    Object.fromEntries(
      variants.map(({ sku }) => [sku, rejected ? parseQuantity(rejected.values[sku]) : Number(sku === preselectedSku)]),
    ),
  )
  const messages = useErrorMessages(namespace, variants, remaining.errors)
  const { count, sum } = sumChosenVariants(variants, quantities, memberTicketLimit)
  const reportChosen = useEffectEvent(() => onChoose({ count, sum }))
  useEffect(() => reportChosen(), [count, sum?.amount])
  const summary = messages.map(({ sku, textKey, text, variant }) => ({
    id: textKey
      ? toLineFieldName(textKey)
      : quantityFieldId(sku ?? variants.find(({ maxQuantity }) => maxQuantity > 0)?.sku ?? ''),
    text: variant ? t('buy.errorAt', { variant, text }) : text,
  }))
  const changeQuantity = ({ sku, maxQuantity }: TicketType, quantity: number) => {
    setQuantities((previous) => ({ ...previous, [sku]: quantity }))
    if (quantity !== quantities[sku] && quantity <= maxQuantity) remaining.markCorrected(sku)
  }
  return (
    <Form
      id={buyFormId}
      method="post"
      // Without JavaScript the response is a new page: the hash scrolls to the form.
      action={`${search}#${sectionId}`}
      preventScrollReset
      noValidate
      onSubmit={submitOnce}
    >
      {summary.length > 0 && (
        <div className="margin-bottom-24">
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={rejected} />
        </div>
      )}
      {variants.map((variant) => (
        <QuantityField
          key={variant.sku}
          variant={variant}
          priceNote={toPriceNote?.(variant)}
          namespace={namespace}
          quantity={quantities[variant.sku] ?? 0}
          error={messages.find(({ sku }) => sku === variant.sku)?.text}
          onChange={(quantity) => changeQuantity(variant, quantity)}
        />
      ))}
      {children}
      <RunningTotal
        total={sum && formatPrice(sum)}
        note={count > 0 ? t(preferences.incTax ? 'buy.total' : 'buy.totalNet', { count }) : t('buy.howMany')}
        action={
          <Button type="submit" variant="buy" big busy={isSubmitting}>
            {t('buy.submit')}
          </Button>
        }
      />
    </Form>
  )
}
