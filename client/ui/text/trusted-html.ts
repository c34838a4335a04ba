type Policy = { createHTML: (html: string) => unknown }
type Factory = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy }

// One policy for the whole page: a second one of this name is refused by the content security policy.
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy = factory?.createPolicy('html', { createHTML: (html) => html })

/**
 * Marks HTML that the server has sanitised as fit for the page. A string on the server and where Trusted Types are
 * unknown.
 */
export const trustedHtml = (html: string): string => (policy ? (policy.createHTML(html) as string) : html)
