import { Agent, request as sendRequest } from 'node:http'
import { startTestServer } from './start-test-server.ts'

/** Milliseconds between two health checks of a replica. */
const interval = 200

/**
 * A load balancer for replicas. It keeps connections open, and skips replicas that were stopping at the last health
 * check. It never retries, so that a test sees every dropped request. `add` and `remove` change the replicas; `counts`
 * contains the number of requests of each replica.
 */
export const startBalancer = async () => {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  const counts = new Map<string, number>()
  let nextIndex = 0

  const checkReplica = async (replica: string) => {
    // A replica that is only slow also responds 503, but still accepts requests.
    const isAccepting = await fetch(`${replica}/readyz`).then(
      async (received) => ((await received.json()) as { accepting: boolean }).accepting,
      () => false,
    )
    if (isAccepting && counts.has(replica)) ready.add(replica)
    else ready.delete(replica)
  }
  const checkInterval = setInterval(() => void Promise.all([...counts.keys()].map(checkReplica)), interval)

  const server = await startTestServer((incoming, outgoing) => {
    const candidates = [...ready]
    const replica = candidates[nextIndex++ % candidates.length]
    if (!replica) return void outgoing.writeHead(502).end('no replica is ready')
    counts.set(replica, counts.get(replica)! + 1)
    const upstreamRequest = sendRequest(
      replica + incoming.url,
      { method: incoming.method, headers: incoming.headers, agent },
      (received) => {
        outgoing.writeHead(received.statusCode!, received.headers)
        received.pipe(outgoing)
        received.on('error', () => outgoing.destroy())
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
    /** Adds a replica, which must be ready. */
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
