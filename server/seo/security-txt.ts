import { languages } from '#shared/rules/preferences.ts'
import { buildFileUrl, type Site } from './site.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days until the file expires: RFC 9116 recommends less than a year. */
const validDays = 180

/** The one path for the file (RFC 9116 §3). */
export const securityTxtPath = '/.well-known/security.txt'

export type SecurityTxt = {
  /** `mailto:` or `https:`. */
  contact: string
  /** URL of the policy for vulnerability reports. */
  policy: string | undefined
  site: Site
}

/** `GET /.well-known/security.txt` (RFC 9116). `now` in milliseconds; the text changes once a day. */
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
