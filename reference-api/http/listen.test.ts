import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'

it('close finishes requests in flight and does not wait for idle connections', async () => {
  const server = await listen(
    createServer((_request, response) => void setTimeout(200).then(() => response.end('done'))),
    { host: '127.0.0.1', port: 0 },
  )
  const responseText = fetch(server.url).then((response) => response.text())
  await setTimeout(50)
  const started = performance.now()
  await server.close()
  expect(await responseText).toBe('done')
  expect(performance.now() - started, 'the deadline is at 5,000').toBeLessThan(4_000)
  await expect(fetch(server.url)).rejects.toThrow()
})

it('listen names the port when it is in use', async () => {
  const first = await listen(createServer(), { host: '127.0.0.1', port: 0 })
  const port = Number(new URL(first.url).port)
  await expect(listen(createServer(), { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken`,
  )
  await first.close()
})
