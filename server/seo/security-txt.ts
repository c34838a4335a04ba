import { languages } from '#shared/rules/preferences.ts'
import { buildFileUrl, type Site } from './site.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days a copy may be believed: RFC 9116 advises less than a year. */
const validDays = 180

/** Where the file lies, and nowhere else (RFC 9116, section 3). */
export const securityTxtPath = '/.well-known/security.txt'

export type SecurityTxt = {
  /** `mailto:` or `https:`. */
  contact: string
  /** The page or file that says how reports are dealt with. */
  policy: string | undefined
  site: Site
}

/** `GET /.well-known/security.txt` (RFC 9116). `now` in milliseconds; what it says changes once a day. */
export const renderSecurityTxt = ({ contact, policy, site }: SecurityTxt, now: number): string => {
  const expires = new Date((Math.floor(now / dayMs) + validDays) * dayMs).toISOString()
  const fields = [
    ['Contact', contact],
    ['Expires', expires],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', buildFileUrl(site, securityTxtPath)],
    ['Policy', policy],
  ]
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\n`])).join('')
}
