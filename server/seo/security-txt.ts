import { languages } from '#shared/rules/preferences.ts'
import { buildFileUrl, type Site } from './site.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days until the file expires. RFC 9116 recommends less than a year. */
const validDays = 180

/** The path that RFC 9116 §3 requires for the file. */
export const securityTxtPath = '/.well-known/security.txt'

type SecurityTxt = {
  /** A URL with `mailto:` or `https:`. */
  contact: string
  /** The URL of the policy for vulnerability reports. */
  policy: string | undefined
  site: Site
}

/** `GET /.well-known/security.txt` (RFC 9116). `now` is in milliseconds. The text changes once a day. */
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
