import { AsyncLocalStorage } from 'node:async_hooks'
import type { liteClient } from 'algoliasearch/lite'
import { Agent, request } from 'undici'
import { isNestedBeyond, maxDepth } from './json-depth.ts'
import { createIdHeader, type CurrentRequest } from './current-request.ts'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>
type EndRequest = Parameters<Requester['send']>[0]
type Response = Awaited<ReturnType<Requester['send']>>

/** The result of a failed attempt at one host. The client may try the next host. */
const failedResponse = (content: string, isTimedOut: boolean): Response => ({ status: 0, content, isTimedOut })

type SearchRequester = Requester & {
  /** Runs `work`. The signal ends every request that the client sends in it. */
  withSignal<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * The HTTP requester of the search client. It has a separate connection pool, a size limit, follows no redirects, and
 * applies the caller's deadline to all attempts together.
 */
export const createSearchRequester = (
  maxBytes: number,
  currentRequest?: Pick<CurrentRequest, 'getId'>,
): SearchRequester => {
  const signals = new AsyncLocalStorage<AbortSignal>()
  const pool = new Agent({ connections: 32, keepAliveTimeout: 15_000 })

  const sendOnce = async ({
    url,
    method,
    headers,
    data,
    connectTimeout,
    responseTimeout,
  }: EndRequest): Promise<Response> => {
    const deadline = AbortSignal.timeout(connectTimeout + responseTimeout)
    const caller = signals.getStore()
    const signal = caller ? AbortSignal.any([caller, deadline]) : deadline
    const { statusCode, body } = await request(url, {
      method,
      headers: { ...headers, ...createIdHeader(currentRequest?.getId()) },
      body: data ?? null,
      signal,
      dispatcher: pool,
    })
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxBytes) return failedResponse('The response is too large', false)
      chunks.push(chunk)
    }
    const content = Buffer.concat(chunks)
    // The client parses the content itself.
    if (isNestedBeyond(maxDepth, content)) return failedResponse('The response is nested too deeply', false)
    return { status: statusCode, content: content.toString('utf8'), isTimedOut: false }
  }

  return {
    send: async (searchRequest) => {
      try {
        return await sendOnce(searchRequest)
      } catch (error) {
        signals.getStore()?.throwIfAborted()
        const { name, message } = error as Error
        return failedResponse(message, name === 'TimeoutError')
      }
    },
    withSignal: (signal, work) => signals.run(signal, work),
    close: () => pool.destroy(),
  }
}
