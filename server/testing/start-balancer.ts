import { Agent, request as sendRequest } from 'node:http'
import { startServer } from './serve.ts'

/** Milliseconds between two looks at a replica. */
const interval = 200

/**
 * What stands in front of replicas: keeps its connections, goes round those whose `/readyz` did not say, when it last
 * looked, that they stop, and tries nothing twice, so that every request a replica drops is seen. Replicas come and go
 * with `add` and `remove`; how often each was asked is in `counts`.
 */
export const startBalancer = async () => {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  const counts = new Map<string, number>()
  let nextIndex = 0

  const checkReplica = async (replica: string) => {
    // One that is merely slow on a busy machine says 503 too, and that it goes on.
    const isAccepting = await fetch(`${replica}/readyz`).then(
      async (answer) => ((await answer.json()) as { accepting: boolean }).accepting,
      () => false,
    )
    if (isAccepting && counts.has(replica)) ready.add(replica)
    else ready.delete(replica)
  }
  const checkInterval = setInterval(() => void Promise.all([...counts.keys()].map(checkReplica)), interval)

  const server = await startServer((incoming, outgoing) => {
    const candidates = [...ready]
    const replica = candidates[nextIndex++ % candidates.length]
    if (!replica) return void outgoing.writeHead(502).end('nobody is ready')
    counts.set(replica, counts.get(replica)! + 1)
    const upstreamRequest = sendRequest(
      replica + incoming.url,
      { method: incoming.method, headers: incoming.headers, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      },
    )
    upstreamRequest.on('error', (error) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(error.message),
    )
    incoming.pipe(upstreamRequest)
  })

  return {
    url: server.url,
    ready,
    counts,
    /** A replica that is ready. */
    add(replica: string) {
      counts.set(replica, 0)
      ready.add(replica)
    },
    remove(replica: string) {
      counts.delete(replica)
      ready.delete(replica)
    },
    async close() {
      clearInterval(checkInterval)
      agent.destroy()
      await server.close()
    },
  }
}
