import { createHash } from 'node:crypto'
import { expect, test } from '../fixtures.ts'
import { wake } from '../hydration.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page without a nonce runs under a policy of hashes, with Trusted Types enforced and nothing preloaded [S30]', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (asking) => asked.push(new URL(asking.url()).pathname))
  // The second answer comes from the page cache.
  await request.get('/faqs')
  const html = await (await request.get('/faqs')).text()
  const response = await page.goto('/faqs')
  const policy = response!.headers()['content-security-policy']!

  expect(policy).not.toContain('nonce')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types boot html")
  expect(html).not.toMatch(/ nonce=|rel="modulepreload"|as="script"/)
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)].map(({ groups }) => groups!)
  const code = scripts.filter(({ attributes }) => !/application\/(ld\+)?json/.test(attributes!)).map((script) => script.code!)
  expect(code).toHaveLength(2)
  for (const script of code) expect(policy).toContain(sha256(script))

  await wake(page)
  await expect(page.locator('[data-basket-count]').first()).toBeAttached()
  // The session is all that public HTML does not say; everything else came with the page.
  expect(asked.filter((path) => path.startsWith('/bff'))).toEqual(['/bff/session'])
})

test('what the policy forbids is really blocked [S30]', async ({ page, expectTrouble }) => {
  expectTrouble(/CSP violation|CSP report|Content Security Policy|Trusted ?(HTML|Script|Type)/i)
  await page.goto('/faqs')
  await wake(page)
  const outcome = await page.evaluate(async () => {
    const attempt = (act: () => void) => {
      try {
        act()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    }
    const violated = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), { once: true })
    })
    const script = document.createElement('script')
    const html = attempt(() => {
      document.createElement('div').innerHTML = '<b>x</b>'
    })
    const source = attempt(() => {
      script.src = '/assets/other.js'
    })
    const policy = attempt(() => {
      ;(globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }).trustedTypes.createPolicy('mine', {})
    })
    return { html, source, policy, violated: await violated, ran: 'planted' in globalThis }
  })
  expect(outcome).toEqual({ html: 'TypeError', source: 'TypeError', policy: 'TypeError', violated: 'require-trusted-types-for', ran: false })
})
