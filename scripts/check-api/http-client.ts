/** The longest response that is read, in bytes: as much as the shop accepts by default. */
const maxBytes = 5 * 1024 * 1024

export type ApiRequest = {
  method: string
  /** Path and query. */
  url: string
  token?: string | undefined
  orderKey?: string | undefined
  body?: unknown
}

export type ApiResponse = { status: number; type: string; bytes: Buffer }

const readBytes = async (response: Response) => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Error(`a response of more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** After so many calls in a row without a response, the client sends no more, so that a check ends soon. */
const maxFailures = 3

/** Creates the HTTP client of the check. It follows no redirect, as the shop follows none. */
export const createHttpClient = (origin: string, timeoutMs: number) => {
  let failures = 0
  const send = async ({ method, url, token, orderKey, body }: ApiRequest): Promise<ApiResponse> => {
    const response = await fetch(origin + url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/ld+json, application/json',
        'accept-language': 'en',
        'user-agent': 'stagedoor',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(orderKey === undefined ? {} : { 'order-key': orderKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'none',
      bytes: await readBytes(response),
    }
  }
  return async (request: ApiRequest): Promise<ApiResponse> => {
    if (failures >= maxFailures) throw new Error(`not sent, after ${maxFailures} calls without a response`)
    try {
      const response = await send(request)
      failures = 0
      return response
    } catch (error) {
      failures += 1
      throw error
    }
  }
}

const listCauses = (error: unknown): string[] => {
  const { name, code, message, cause } = error as { name?: string; code?: string; message?: string; cause?: unknown }
  const own = name === 'TimeoutError' ? 'no response in time' : (code ?? message ?? String(error))
  return cause === undefined ? [own] : listCauses(cause)
}

/** Why a request got no response, in a few words. */
export const describeFailure = (error: unknown): string => listCauses(error).join(', ')
