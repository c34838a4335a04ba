import { useLanguage, useT } from '../../app/i18n.ts'
import { usePageInfo } from '../../app/session.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { ReturnTo } from './return-to.tsx'

/** A plain form: the page comes back as a new document in the other language. */
export function PreferredLanguage() {
  const t = useT('common')
  const { languages } = usePageInfo().config
  return (
    <LanguageSwitch action="/preferences" label={t('language')} languages={[...languages]} current={useLanguage()}>
      <ReturnTo />
    </LanguageSwitch>
  )
}
