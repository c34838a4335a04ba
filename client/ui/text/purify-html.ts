import DOMPurify from 'dompurify'
import { allowedAttributes, allowedTags } from '#shared/rules/allowed-html.ts'

type Policy = { createHTML: (html: string) => unknown; createScriptURL: (url: string) => unknown }
type Factory = { createPolicy: (name: string, rules: object) => Policy }

// The sanitiser's Trusted Types policy, for the HTML that it parses and returns. The content security policy refuses a
// second policy of this name.
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('html', {
  createHTML: (html: string) => html,
  createScriptURL: (url: string) => {
    throw new TypeError(url)
  },
})

const attributes = [...new Set(Object.values(allowedAttributes).flat())]

DOMPurify.setConfig({
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Local paths, parts of the page, and the schemes that the server allows.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|\/(?![/\\])|#)/i,
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href' && name !== 'src'),
  ...(policy && { TRUSTED_TYPES_POLICY: policy as never, RETURN_TRUSTED_TYPE: true }),
})

/**
 * Sanitises HTML of the back office a second time, in the browser. Returns a TrustedHTML where the browser has Trusted
 * Types.
 */
export const purifyHtml = (html: string): string => DOMPurify.sanitize(html)
