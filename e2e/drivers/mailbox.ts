import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { parseMail } from '#reference-api/testing/parse-mail.ts'

const readSources = async (address: string) => {
  const folder = join(process.env.SHOP_DATA ?? 'var', 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return sources.filter((source) => source.includes(`\nTo: ${address}`))
}

const toSearchableText = (source: string) => {
  const { subject, replyTo, text, html } = parseMail(source)
  return [subject, replyTo, text, html].join('\n')
}

const readEmails = async (address: string) => (await readSources(address)).map(toSearchableText)

/** HTML writes the ampersands of a URL as entities. */
const findLinks = (emails: string[], path: string) =>
  emails.flatMap((email) =>
    email
      .replaceAll('&amp;', '&')
      .split(/[\s<>"]+/)
      .filter((word) => word.startsWith('http') && word.includes(`${path}?`)),
  )

/** The number of emails to this address so far. */
export const countEmails = async (address: string): Promise<number> => (await readSources(address)).length

/** Waits for an email to this address that contains the text; resolves to the source of the latest. */
export const waitForEmailSource = async (address: string, text: string): Promise<string> => {
  const findMatching = async () =>
    (await readSources(address)).filter((source) => toSearchableText(source).includes(text))
  await expect
    .poll(async () => (await findMatching()).length, { message: `an email to ${address} that contains ${text}` })
    .toBeGreaterThan(0)
  return (await findMatching()).at(-1)!
}

/** Waits for an email to this address that contains the text; resolves to subject, text and HTML of the latest. */
export const waitForEmail = async (address: string, text: string): Promise<string> =>
  toSearchableText(await waitForEmailSource(address, text))

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
