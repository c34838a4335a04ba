import { useId } from 'react'
import { useT } from '../../../i18n/i18n.ts'
import { usePageInfo } from '../../../data/page-info.ts'
import { Popover } from '../../../ui/feedback/popover.tsx'
import { CurrencyForm } from './currency-form.tsx'

/** Shows the currency of prices in the header and the form that changes it. */
export function CurrencyMenu() {
  const t = useT('common')
  const { currency } = usePageInfo().preferences
  return (
    <Popover id={useId()} text={currency} label={t('settings.open', { currency })}>
      <CurrencyForm />
    </Popover>
  )
}
