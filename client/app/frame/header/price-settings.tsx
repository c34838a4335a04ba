import { useT } from '../../../i18n/i18n.ts'
import { usePageInfo } from '../../../data/session.ts'
import { SwitchRow } from '../../../ui/forms/switch-row.tsx'
import styles from './price-settings.module.css'
import { ReturnTo } from './return-to.tsx'

/**
 * Currency and tax, each a row of buttons that post at once; the page comes back as a new document. Works without a
 * script.
 */
export function PriceSettings() {
  const t = useT('common')
  const { preferences, config } = usePageInfo()
  const currencies = config.currencies.map(({ code, symbol }) => ({
    value: code,
    text: t(`settings.${code}`),
    mark: symbol,
  }))
  return (
    <form method="post" action="/preferences" className={styles.form}>
      <ReturnTo />
      <SwitchRow name="currency" legend={t('settings.currency')} options={currencies} current={preferences.currency} />
      <SwitchRow
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
