import type { InputEvent, ReactNode, RefObject, SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { getMinorUnits } from '#shared/wire/format-money.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useUnsentForm } from '../../features/forms/use-unsent-form.ts'
import { useSubmitOnce } from '../../features/forms/use-submit-once.ts'
import { usePageInfo } from '../../data/page-info.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { GiftAmounts } from './gift-amounts.tsx'
import { formatRoundAmount } from './format-round-amount.ts'
import { VoucherPreview } from './voucher-preview.tsx'
import { GiftDelivery } from './gift-delivery.tsx'
import styles from './gift-form.module.css'
import { GiftTextFields } from './gift-text-fields.tsx'
import { emptyGiftValues, readGiftForm, type GiftValues, type RejectedGift } from './gift-values.ts'
import { useGiftDraft } from './use-gift-draft.ts'

type GiftFormProps = {
  product: ProductPage
  gift: NonNullable<ProductPage['gift']>
  head: ReactNode
  rejected: RejectedGift | undefined
}

/** The form, filled with what the shopper typed before a reload or a change of language. */
export function GiftForm(props: GiftFormProps) {
  const language = useLanguage()
  const { unsent, formRef, handleSubmitted } = useUnsentForm('gift-voucher', props.rejected)
  const unsentValues = unsent && readGiftForm(unsent)
  const values = props.rejected?.values ?? unsentValues ?? emptyGiftValues
  return (
    <GiftFields
      key={unsent ? 'unsent' : 'new'}
      {...props}
      // The shopper chooses a language only with an email address. Until then the page's own is preselected.
      values={{ ...values, giftLanguage: props.rejected || values.giftEmail ? values.giftLanguage : language }}
      formRef={formRef}
      onSubmitted={handleSubmitted}
    />
  )
}

type GiftFieldsProps = GiftFormProps & {
  values: GiftValues
  formRef: RefObject<HTMLFormElement | null>
  onSubmitted: () => void
}

/** Preselects the second amount, which most people give. */
const preselectedIndex = 1

/**
 * Everything about a voucher on one page, with a card that shows it. CSS shows the chosen amount, so that card and
 * price are right without scripts, too; only a typed amount needs scripts.
 */
function GiftFields({ product, gift, head, rejected, values, formRef, onSubmitted }: GiftFieldsProps) {
  const t = useT('gifts')
  const language = useLanguage()
  const { isSubmitting, submitOnce } = useSubmitOnce(rejected)
  const { ownAmount } = gift
  const variants = product.variants.filter(({ maxQuantity }) => maxQuantity > 0)
  const fixed = variants.filter(({ sku }) => sku !== ownAmount?.sku)
  const isOffered = variants.some(({ sku }) => sku === values.sku)
  const initialSku = isOffered ? values.sku : ((fixed[preselectedIndex] ?? variants[0])?.sku ?? '')
  const { draft, updateDraft } = useGiftDraft(formRef, { ...values, sku: initialSku })
  const isOwn = draft.sku === ownAmount?.sku
  const errors = useFormErrors(rejected?.error, {
    ...(isOwn ? { giftAmount: t('own') } : {}),
    giftTo: t('name'),
    giftMessage: t('message'),
    giftEmail: t('email'),
    giftDay: t('day'),
  })
  const handleInput = (event: InputEvent<HTMLFormElement>) => {
    updateDraft()
    errors.clearError((event.target as HTMLInputElement).name)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // Does not validate: only the server knows every rule, and the shopper must see all errors at once.
    submitOnce(event)
    if (!event.defaultPrevented) onSubmitted()
  }
  const { preferences } = usePageInfo()
  const currency = variants[0]?.price.currency ?? preferences.currency
  const own = ownAmount && variants.some(({ sku }) => sku === ownAmount.sku) ? ownAmount : null
  const isOwnOffered =
    own !== null &&
    /^\d+$/.test(draft.giftAmount) &&
    Number(draft.giftAmount) >= own.minimum &&
    Number(draft.giftAmount) <= own.maximum
  const formatAmount = (minorUnits: number) => formatRoundAmount(minorUnits, currency, language)
  const showChosen = (format: (minorUnits: number) => string, unknownAmount?: string) => (
    <>
      {fixed.map(({ sku, price }, index) => (
        <span key={sku} className={styles.amount} data-amount={index}>
          {format(price.amount)}
        </span>
      ))}
      <span className={styles.amount} data-amount="own">
        {isOwnOffered ? format(Number(draft.giftAmount) * getMinorUnits(currency)) : unknownAmount}
      </span>
    </>
  )
  return (
    <Form
      ref={formRef}
      data-unsent=""
      method="post"
      className={styles.form}
      noValidate
      preventScrollReset
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <div className={styles.head}>{head}</div>
      <div className={styles.fields}>
        <ErrorSummary title={t('common:thereIsAProblem')} errors={errors.summary} submission={errors.submission} />
        <GiftAmounts
          variants={fixed}
          own={own}
          currency={currency}
          checkedSku={initialSku}
          value={values.giftAmount}
          {...errors.fieldError('giftAmount')}
        />
        <GiftTextFields values={values} fieldError={errors.fieldError} />
        <GiftDelivery values={values} gift={gift} fieldError={errors.fieldError} />
      </div>
      <div className={styles.side}>
        <VoucherPreview
          className={styles.card}
          image={product.image}
          amount={showChosen(formatAmount, t('card.ownAmount'))}
          name={draft.giftTo}
          message={draft.giftMessage}
        />
        <div className={styles.bar}>
          <p className={styles.price}>{showChosen(formatAmount)}</p>
          <Button type="submit" variant="buy" big busy={isSubmitting}>
            {t('submit')}
          </Button>
          <p className={styles.note}>{t('note')}</p>
        </div>
      </div>
    </Form>
  )
}
