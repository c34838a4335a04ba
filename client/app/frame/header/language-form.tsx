import { useLanguage, useT } from '../../../i18n/i18n.ts'
import { usePageInfo } from '../../../data/page-info.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ReturnToField } from './return-to-field.tsx'

/** The response is a new document in the other language. The router replaces the page with it in the history. */
export function LanguageForm() {
  const t = useT('common')
  const { languages } = usePageInfo().config
  return (
    <LanguageSwitch action="/preferences" label={t('language')} languages={[...languages]} current={useLanguage()}>
      <ReturnToField />
    </LanguageSwitch>
  )
}
