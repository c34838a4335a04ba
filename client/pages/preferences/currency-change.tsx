import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { formatMoney } from '#shared/rules/money.ts'
import type { Currency } from '#shared/rules/preferences.ts'
import { errorText } from '../../features/forms/error-text.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { useSendOnce } from '../../features/forms/use-send-once.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Detail } from '../../ui/layout/detail.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import styles from './currency-change.module.css'
import type { WantedPreferences } from './wanted-preferences.ts'

type CurrencyChangeProps = {
  title: string
  basket: Basket
  currency: Currency
  wanted: WantedPreferences
  error: ApiError | undefined
}

const nameOf = ({ name, variantName }: Basket['lines'][number]) => [name, variantName].filter(Boolean).join(', ')

/**
 * Says what a change of currency does to the basket before it does it (settled rule 7). Without a yes nothing happens.
 */
export function CurrencyChange({ title, basket, currency, wanted, error }: CurrencyChangeProps) {
  const t = useT('preferences')
  const language = useLanguage()
  const { sending, once } = useSendOnce(error)
  const total = formatMoney(basket.totals.total, basket.currency, language)
  const atLines = (error?.fields ?? []).flatMap(({ field, message }) => {
    const line = basket.lines.find(({ sku }) => sku === field)
    return line ? [{ text: t('change.refusedLine', { name: nameOf(line), message }) }] : []
  })
  const problems = error
    ? [...(atLines.length > 0 ? atLines : [{ text: errorText(error, t) }]), { text: t('change.refused') }]
    : []
  return (
    <>
      <PageHead title={title} lead={t('change.lead', { count: basket.count, total })} />
      <ErrorSummary title={t('common:thereIsAProblem')} errors={problems} />
      <Detail id="what" title={t('change.what')}>
        <p>{t('change.rebuilt')}</p>
        <p>{t('change.priced')}</p>
        <p>{t('change.safe')}</p>
      </Detail>
      <Detail id="lines" title={t('change.lines')}>
        <ul className={styles.lines}>
          {basket.lines.map((line) => (
            <li key={line.key}>{t('change.line', { quantity: line.quantity, name: nameOf(line) })}</li>
          ))}
        </ul>
      </Detail>
      <Form method="post" action="/preferences" className={styles.form} onSubmit={once}>
        {Object.entries(wanted).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormActions>
          <Button variant="solid" big type="submit" name="rebuildBasket" value="true" busy={sending}>
            {t(`change.confirm_${currency}`)}
          </Button>
          <ButtonLink big to={wanted.returnTo}>
            {t(`change.keep_${basket.currency}`)}
          </ButtonLink>
        </FormActions>
      </Form>
    </>
  )
}
