import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Part = { type: string; body: Buffer }

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  )

/** The parts of an email that contain no other parts. */
const parseParts = (source: string): Part[] => {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(source) ?? []
  const [, boundary] = /boundary="([^"]+)"/.exec(head) ?? []
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => parseParts(part.trimStart()))
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(head)
  const [, type = ''] = /Content-Type: ([\w/]+)/i.exec(head) ?? []
  return [{ type, body: isBase64 ? Buffer.from(body, 'base64') : decodeQuotedPrintable(body) }]
}

/** The parts of the latest email to an address, such as `text/html`. */
export const readEmailParts = async (address: string): Promise<Map<string, Buffer>> => {
  const folder = join(process.env.SHOP_DATA!, 'mail')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))
  const email = emails.findLast((source) => source.includes(`\nTo: ${address}`))
  if (email === undefined) throw new Error(`There is no email to ${address} in ${folder}.`)
  return new Map(parseParts(email).map(({ type, body }) => [type, body]))
}
