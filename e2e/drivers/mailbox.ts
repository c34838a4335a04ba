import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'

/** Decodes quoted-printable text byte by byte. Correct for ASCII only, such as links. */
const decodeQuotedPrintable = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(parseInt(code, 16)))

const readEmails = async (address: string) => {
  const folder = join(process.env.SHOP_DATA ?? 'var', 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const emails = await Promise.all(
    files.map(async (file) => decodeQuotedPrintable(await readFile(join(folder, file), 'utf8'))),
  )
  return emails.filter((email) => email.includes(`\nTo: ${address}`))
}

/** HTML writes the ampersands of a URL as entities. */
const findLinks = (emails: string[], path: string) =>
  emails.flatMap((email) =>
    email
      .replaceAll('&amp;', '&')
      .split(/[\s<>"]+/)
      .filter((word) => word.startsWith('http') && word.includes(`${path}?`)),
  )

/** The number of emails to this address so far. */
export const countEmails = async (address: string): Promise<number> => (await readEmails(address)).length

/** Waits for an email to this address that contains the text; resolves to the latest. */
export const waitForEmail = async (address: string, text: string): Promise<string> => {
  const findMatching = async () => (await readEmails(address)).filter((email) => email.includes(text))
  await expect
    .poll(async () => (await findMatching()).length, { message: `an email to ${address} that contains ${text}` })
    .toBeGreaterThan(0)
  return (await findMatching()).at(-1)!
}

/** Waits for an email with a link to a page (`/newsletter/confirm`); resolves to path and query of the latest link. */
export const waitForEmailLink = async (address: string, path: string): Promise<string> => {
  await expect
    .poll(async () => findLinks(await readEmails(address), path).length, {
      message: `an email to ${address} with a link to ${path}`,
    })
    .toBeGreaterThan(0)
  const { pathname, search } = new URL(findLinks(await readEmails(address), path).at(-1)!)
  return pathname + search
}
