import { Agent, request } from 'node:http'

export type LoadRequest = { path: string; headers?: Record<string, string>; method?: string; body?: string }

/** Sends one request and reads the whole response. Resolves to its status, or to 0 when there is none. */
const sendRequest = (url: string, agent: Agent, { path, headers, method = 'GET', body }: LoadRequest) =>
  new Promise<number>((resolve) => {
    const sent = request(url + path, { agent, method, headers: headers ?? {} }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0))
      response.resume()
    })
    sent.on('error', () => resolve(0)).end(body)
  })

/**
 * Sends what `next` returns until that is undefined, on connections that never pause. Resolves to the number of
 * responses by status.
 */
export const sendRequests = async (
  url: string,
  next: () => LoadRequest | undefined,
  connections = 32,
): Promise<Map<number, number>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  const useConnection = async () => {
    for (let load = next(); load; load = next()) {
      const status = await sendRequest(url, agent, load)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, useConnection))
  agent.destroy()
  return statuses
}

/** Repeats requests in turn for `seconds`. */
export const repeatFor = (seconds: number, requests: readonly LoadRequest[]) => {
  const end = performance.now() + seconds * 1_000
  let index = 0
  return () => (performance.now() < end ? requests[index++ % requests.length] : undefined)
}

/** Returns a function that returns each request once. */
export const takeEachOnce = (requests: readonly LoadRequest[]) => {
  let index = 0
  return () => requests[index++]
}
