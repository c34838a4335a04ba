import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { useSubmitOnce } from '../../features/forms/use-submit-once.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { TextSection } from '../../ui/layout/text-section.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import styles from './currency-change-form.module.css'
import type { RequestedPreferences } from './requested-preferences.ts'

type CurrencyChangeFormProps = {
  title: string
  basket: Basket
  currency: string
  requested: RequestedPreferences
  error: ApiError | undefined
}

const getLineLabel = ({ name, variantName }: Basket['lines'][number]) => [name, variantName].filter(Boolean).join(', ')

/** Shows what a change of currency does to the basket and changes nothing before the shopper confirms it. */
export function CurrencyChangeForm({ title, basket, currency, requested, error }: CurrencyChangeFormProps) {
  const t = useT('preferences')
  const language = useLanguage()
  const { isSubmitting, submitOnce } = useSubmitOnce(error)
  const ofBasket = { context: basket.currency, currency: basket.currency }
  const total = formatMoney(basket.totals.total, basket.currency, language)
  const lineErrors = (error?.fields ?? []).flatMap(({ field, message }) => {
    const line = basket.lines.find(({ sku }) => sku === field)
    return line ? [{ text: t('change.rejectedLine', { name: getLineLabel(line), message }) }] : []
  })
  const errors = error
    ? [...(lineErrors.length > 0 ? lineErrors : [{ text: errorMessage(error, t) }]), { text: t('change.rejected') }]
    : []
  return (
    <>
      <PageHead title={title} lead={t('change.lead', { count: basket.count, total })} small />
      <ErrorSummary title={t('common:thereIsAProblem')} errors={errors} />
      <TextSection id="what" title={t('change.what')}>
        <p>{t('change.rebuilt')}</p>
        <p>{t('change.priced')}</p>
        <p>{t('change.safe')}</p>
        {basket.promotions
          .filter(({ kind }) => kind === 'voucher')
          .map(({ code }) => (
            <p key={code}>{t('change.voucher', { code, ...ofBasket })}</p>
          ))}
      </TextSection>
      <TextSection id="lines" title={t('change.lines')}>
        <ul className={styles.lines}>
          {basket.lines.map((line) => (
            <li key={line.key}>{t('change.line', { quantity: line.quantity, name: getLineLabel(line) })}</li>
          ))}
        </ul>
      </TextSection>
      <Form method="post" action="/preferences" className={styles.form} onSubmit={submitOnce}>
        {Object.entries(requested).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormActions>
          <Button variant="solid" big type="submit" name="rebuildBasket" value="true" busy={isSubmitting}>
            {t('change.confirm', { context: currency, currency })}
          </Button>
          <ButtonLink big to={requested.returnTo}>
            {t('change.stay', ofBasket)}
          </ButtonLink>
        </FormActions>
      </Form>
    </>
  )
}
