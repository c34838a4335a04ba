import { setTimeout as sleep } from 'node:timers/promises'

export type Load = { asked: number; answers: Record<string, number>; slowestMs: number }

const paths = ['/', '/whats-on', '/basket', '/bff/basket', '/healthz']

/**
 * Four guests who ask for page after page, with `writes` changing the basket each has besides, until `work` is done;
 * every answer is counted.
 */
export const underLoad = async (
  { shopUrl, sku, writes }: { shopUrl: string; sku: string; writes: boolean },
  work: () => Promise<void>,
): Promise<Load> => {
  const load: Load = { asked: 0, answers: {}, slowestMs: 0 }
  let over = false
  const count = (answer: string) => (load.answers[answer] = (load.answers[answer] ?? 0) + 1)

  const ask = async (path: string, init: RequestInit) => {
    const began = performance.now()
    load.asked += 1
    try {
      const response = await fetch(`${shopUrl}${path}`, { redirect: 'manual', ...init })
      const text = await response.text()
      const by =
        response.status < 500 ? '' : response.headers.has('x-request-id') ? ' by a storefront' : ' by the proxy'
      count(`${init.method ?? 'GET'} ${response.status}${by}`)
      load.slowestMs = Math.max(load.slowestMs, Math.round(performance.now() - began))
      return { response, text }
    } catch (error) {
      count(
        `${init.method ?? 'GET'} ${path} failed: ${((error as Error).cause as Error | undefined)?.message ?? (error as Error).message}`,
      )
      return undefined
    }
  }

  const shop = async () => {
    const send = (method: string, path: string, cookie: string, body: object) =>
      ask(path, {
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
    for (let turn = 0; !over; turn++) {
      await ask(paths[turn % paths.length]!, { headers: { Cookie: cookie } })
      if (writes && turn % 3 === 2)
        await send('PATCH', `/bff/basket/lines/${key}`, cookie, { quantity: 1 + (turn % 2) })
      await sleep(40)
    }
  }

  const all = Array.from({ length: 4 }, shop)
  try {
    await work()
  } finally {
    over = true
  }
  await Promise.all(all)
  return load
}
