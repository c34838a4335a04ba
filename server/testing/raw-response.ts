import { sendRawBytes } from './send-raw-bytes.ts'

export type ParsedResponse = { status: number; headers: Headers; body: string }

/** The header lines that a request by the shop's own scripts has. */
export const sameOrigin = ['Sec-Fetch-Site: same-origin', 'X-Requested-With: stagedoor']

/** Parses the first response in the bytes from a connection. */
export const parseRawResponse = (raw: string): ParsedResponse => {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString() }
}

/** Sends a request with its target and header lines unchanged, on a separate connection. */
export const sendRawRequest = async (
  port: number,
  method: string,
  target: string,
  headers: readonly string[] = [],
  body = '',
): Promise<ParsedResponse> => {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: shop.example',
    'Connection: close',
    ...headers,
    ...length,
    '',
    body,
  ]
  return parseRawResponse(await sendRawBytes(port, lines.join('\r\n')))
}
