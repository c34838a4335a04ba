import { setTimeout as sleep } from 'node:timers/promises'

export type LoadResult = { requestCount: number; outcomes: Record<string, number>; slowestMs: number }

const paths = ['/', '/whats-on', '/basket', '/bff/basket', '/healthz']

/**
 * Runs `action` under the load of four guests who load page after page. With `writes` they also change their baskets.
 * Counts every response.
 */
export const runUnderLoad = async (
  { shopUrl, sku, writes }: { shopUrl: string; sku: string; writes: boolean },
  action: () => Promise<void>,
): Promise<LoadResult> => {
  const load: LoadResult = { requestCount: 0, outcomes: {}, slowestMs: 0 }
  let isDone = false
  const countOutcome = (outcome: string) => (load.outcomes[outcome] = (load.outcomes[outcome] ?? 0) + 1)

  const sendRequest = async (path: string, init: RequestInit) => {
    const startedAt = performance.now()
    load.requestCount += 1
    try {
      const response = await fetch(`${shopUrl}${path}`, { redirect: 'manual', ...init })
      const text = await response.text()
      const responder =
        response.status < 500 ? '' : response.headers.has('x-request-id') ? ' by a storefront' : ' by the proxy'
      countOutcome(`${init.method ?? 'GET'} ${response.status}${responder}`)
      load.slowestMs = Math.max(load.slowestMs, Math.round(performance.now() - startedAt))
      return { response, text }
    } catch (error) {
      countOutcome(
        `${init.method ?? 'GET'} ${path} failed: ${((error as Error).cause as Error | undefined)?.message ?? (error as Error).message}`,
      )
      return undefined
    }
  }

  const runShopper = async () => {
    const send = (method: string, path: string, cookie: string, body: object) =>
      sendRequest(path, {
        method,
        headers: {
          Origin: shopUrl,
          'X-Requested-With': 'stagedoor',
          'Content-Type': 'application/json',
          Cookie: cookie,
        },
        body: JSON.stringify(body),
      })
    const first = await send('POST', '/bff/basket/lines', '', { items: [{ sku, quantity: 1 }] })
    const cookie =
      first?.response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ') ?? ''
    const key = first && (JSON.parse(first.text) as { lines?: { key: string }[] }).lines?.[0]?.key
    for (let round = 0; !isDone; round++) {
      await sendRequest(paths[round % paths.length]!, { headers: { Cookie: cookie } })
      if (writes && round % 3 === 2)
        await send('PATCH', `/bff/basket/lines/${key}`, cookie, { quantity: 1 + (round % 2) })
      await sleep(40)
    }
  }

  const shoppers = Array.from({ length: 4 }, runShopper)
  try {
    await action()
  } finally {
    isDone = true
  }
  await Promise.all(shoppers)
  return load
}
