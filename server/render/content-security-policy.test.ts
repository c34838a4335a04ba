import { describe, expect, it } from 'vitest'
import { createCacheablePageCsp, createPageCsp, inlineStyle, toCspHash } from './content-security-policy.ts'

const paymentPageOrigin = 'https://pay.example'
const styleHash = toCspHash(inlineStyle)

describe('the policy of a page', () => {
  it('for one shopper allows scripts by nonce [S30]', () => {
    expect(createPageCsp({ nonce: 'abc', paymentPageOrigin })).toBe(
      `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self' '${styleHash}' 'nonce-abc'; img-src 'self' data:; font-src 'self'; ` +
        "connect-src 'self'; form-action 'self' https://pay.example; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types boot html; report-uri /reports/csp; report-to csp",
    )
  })

  it('for all shoppers allows scripts by hash, and has no nonce [S30]', () => {
    const policy = createCacheablePageCsp({ scriptHashes: ['sha256-a', 'sha256-b'], paymentPageOrigin })
    expect(policy).toContain(`script-src 'sha256-a' 'sha256-b' 'strict-dynamic'; style-src 'self' '${styleHash}'; `)
    expect(policy).not.toContain('nonce')
    expect(policy).not.toContain('unsafe')
  })
})
