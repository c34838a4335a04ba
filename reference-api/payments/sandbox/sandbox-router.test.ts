import { describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { createCheckout } from '../../testing/checkout.ts'

const api = startApiUnderTest()
const { confirmBasket, startPayment, chooseOutcome } = createCheckout(api)

const beginPayment = async () => (await startPayment(await confirmBasket())).body.redirectUrl as string

describe.skipIf(isRemote)('the payment page of the sandbox', () => {
  it('shows the purchase in a form without scripts, under a strict CSP', async () => {
    const response = await fetch(await beginPayment())
    const html = await response.text()
    expect(html).toContain('<dd>open night × 2</dd>')
    expect(html).toContain('£40.00')
    for (const choice of ['pay', 'delay', 'lose', 'decline', 'cancel']) expect(html).toContain(`value="${choice}"`)
    expect(html).not.toMatch(/<script|style="| on\w+=/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' http:\/\/localhost:3000; base-uri 'none'; frame-ancestors 'none'$/,
    )
  })

  it('escapes the names of the goods', async () => {
    const url = await beginPayment()
    const reference = url.split('/').at(-1)!
    await api.db
      .updateTable('sandbox_payments')
      .set({ description: 'X: "<img src=x onerror=alert(1)>"\'&' })
      .where('reference', '=', reference)
      .execute()
    expect(await (await fetch(url)).text()).toContain(`<dd>&quot;&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;</dd>`)
  })

  it('pays once, and leads to the shop when it is submitted or loaded again', async () => {
    const url = await beginPayment()
    const first = await chooseOutcome(url, 'pay')
    const second = await chooseOutcome(url, 'decline')
    expect([second.status, second.headers.get('location')]).toEqual([303, first.headers.get('location')])
    const html = await (await fetch(url)).text()
    expect(html).toContain('This payment is over')
    expect(html).not.toContain('<form')
    expect(html).toContain(`href="${first.headers.get('location')}"`)
  })

  it('names an unknown payment in the reader’s language, and shows the form again without a choice', async () => {
    const unknown = await fetch(`${api.url}/sandbox/pay/nobody-knows`, { headers: { 'accept-language': 'de' } })
    expect(unknown.status).toBe(404)
    const html = await unknown.text()
    expect(html).toContain('Diese Zahlung gibt es nicht')
    expect(html).toContain('href="http://localhost:3000"')
    const invalidChoice = await chooseOutcome(await beginPayment(), 'steal')
    expect([invalidChoice.status, await invalidChoice.text()]).toEqual([200, expect.stringContaining('value="pay"')])
  })
})
