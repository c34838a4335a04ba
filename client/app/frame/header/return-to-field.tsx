import { useLocation } from 'react-router-dom'

/** The page to come back to: this one, without the parameter that would decide its language. */
const withoutLanguage = (pathname: string, search: string) => {
  const parameters = new URLSearchParams(search)
  parameters.delete('lng')
  const rest = parameters.toString()
  return rest ? `${pathname}?${rest}` : pathname
}

/** For forms that post a preference: where they lead back to. */
export function ReturnToField() {
  const { pathname, search } = useLocation()
  return <input type="hidden" name="returnTo" value={withoutLanguage(pathname, search)} />
}
