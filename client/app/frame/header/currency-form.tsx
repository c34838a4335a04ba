import { useT } from '../../../i18n/i18n.ts'
import { usePageInfo } from '../../../data/page-info.ts'
import { SegmentedButtons } from '../../../ui/forms/segmented-buttons.tsx'
import { ReturnToField } from './return-to-field.tsx'

/**
 * Buttons that set the currency and the tax display. Each submits a form, and the response is a new document, so they
 * work without JavaScript.
 */
export function CurrencyForm() {
  const t = useT('common')
  const { preferences, config } = usePageInfo()
  const currencies = config.currencies.map(({ code, symbol }) => ({
    value: code,
    text: t(`settings.${code}`, code),
    symbol,
  }))
  return (
    <form method="post" action="/preferences" className="stack-16">
      <ReturnToField />
      <SegmentedButtons
        name="currency"
        legend={t('settings.currency')}
        options={currencies}
        current={preferences.currency}
      />
      <SegmentedButtons
        name="incTax"
        legend={t('settings.prices')}
        options={[
          { value: 'true', text: t('settings.inclTax') },
          { value: 'false', text: t('settings.exclTax') },
        ]}
        current={String(preferences.incTax)}
      />
    </form>
  )
}
