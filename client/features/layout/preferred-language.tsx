import { useLocation } from 'react-router-dom'
import { useLanguage, useT } from '../../app/i18n.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'

const names = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
]

/** The page to come back to: this one, without the parameter that would decide its language. */
const withoutLanguage = (pathname: string, search: string) => {
  const parameters = new URLSearchParams(search)
  parameters.delete('lng')
  const rest = parameters.toString()
  return rest ? `${pathname}?${rest}` : pathname
}

/** A plain form: the page comes back as a new document in the other language. */
export function PreferredLanguage() {
  const t = useT('common')
  const { pathname, search } = useLocation()
  return (
    <LanguageSwitch action="/preferences" label={t('language')} languages={names} current={useLanguage()}>
      <input type="hidden" name="returnTo" value={withoutLanguage(pathname, search)} />
    </LanguageSwitch>
  )
}
