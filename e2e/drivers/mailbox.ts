import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'

/** Mails are quoted-printable; links are plain ASCII, so that bytes are characters enough. */
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

const findLinks = (emails: string[], path: string) =>
  emails.flatMap((email) =>
    email.split(/[\s<>"]+/).filter((word) => word.startsWith('http') && word.includes(`${path}?`)),
  )

/** How many letters this address has got by now. */
export const countEmails = async (address: string): Promise<number> => (await readEmails(address)).length

/** The latest letter to this address that says so. */
export const waitForEmail = async (address: string, text: string): Promise<string> => {
  const findMatching = async () => (await readEmails(address)).filter((email) => email.includes(text))
  await expect
    .poll(async () => (await findMatching()).length, { message: `a mail to ${address} about ${text}` })
    .toBeGreaterThan(0)
  return (await findMatching()).at(-1)!
}

/**
 * The latest link to a page of the shop (`/newsletter/confirm`) that was mailed to this address, with its query, below
 * the shop's origin.
 */
export const waitForEmailLink = async (address: string, path: string): Promise<string> => {
  await expect
    .poll(async () => findLinks(await readEmails(address), path).length, {
      message: `a mail to ${address} with a link to ${path}`,
    })
    .toBeGreaterThan(0)
  const { pathname, search } = new URL(findLinks(await readEmails(address), path).at(-1)!)
  return pathname + search
}
