import { sameOrigin, sendRawRequest, type ParsedResponse } from './raw-response.ts'
import { startTestServer } from './start-test-server.ts'
import { startApp } from './start-app.ts'

export { sameOrigin }

/** The text of the first h1 element of a page. */
export const getHeading = ({ body }: ParsedResponse) =>
  body.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]*>/g, '')

/** Starts the shipped app, and a client that sends targets and headers unchanged; `fetch` would normalise them. */
export const startHostileClient = async () => {
  const shop = await startApp({ PAGE_CACHE_SECONDS: '60' })
  const server = await startTestServer(shop.app)
  const send = (method: string, target: string, headers: readonly string[] = [], body = '') =>
    sendRawRequest(server.port, method, target, headers, body)
  return {
    send,
    get: (target: string, ...headers: string[]) => send('GET', target, headers),
    sendJson: (target: string, body: string, method = 'POST') =>
      send(method, target, [...sameOrigin, 'Content-Type: application/json'], body),
    postForm: (target: string, fields: Record<string, string>) =>
      send(
        'POST',
        target,
        ['Sec-Fetch-Site: same-origin', 'Content-Type: application/x-www-form-urlencoded'],
        String(new URLSearchParams(fields)),
      ),
    /** The lines of the log with level error or fatal. */
    listFailures: () =>
      shop
        .log()
        .split('\n')
        .filter((line) => /"level":(50|60)/.test(line)),
    close: async () => {
      await server.close()
      await shop.close()
    },
  }
}

export type HostileClient = Awaited<ReturnType<typeof startHostileClient>>
