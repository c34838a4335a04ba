import { createContext, use } from 'react'
import { Link as RouterLink, type LinkProps } from 'react-router-dom'

/** The language parameter that local links carry on: set on pages whose address decided the language (`?lng=`), else undefined. */
export const LinkLanguageContext = createContext<string | undefined>(undefined)

/** Adds `lng` to a local path, keeping its own search and hash. */
export const withLanguage = (path: string, language: string | undefined) => {
  if (!language || !path.startsWith('/')) return path
  const [beforeHash = '', hash] = path.split('#', 2)
  const joined = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}lng=${language}`
  return hash === undefined ? joined : `${joined}#${hash}`
}

/** The router's link, for local paths only. */
export function Link({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <RouterLink {...rest} to={withLanguage(to, use(LinkLanguageContext))} />
}
