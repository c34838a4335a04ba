import { useLocation } from 'react-router-dom'

/** The current path without the parameter that would override the chosen language. */
const withoutLanguage = (pathname: string, search: string) => {
  const parameters = new URLSearchParams(search)
  parameters.delete('lng')
  const rest = parameters.toString()
  return rest ? `${pathname}?${rest}` : pathname
}

/** The return path of forms that post a preference. */
export function ReturnToField() {
  const { pathname, search } = useLocation()
  return <input type="hidden" name="returnTo" value={withoutLanguage(pathname, search)} />
}
