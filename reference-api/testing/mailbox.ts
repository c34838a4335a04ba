import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseMail } from './parse-mail.ts'

/** The source of an email, and its plain text without line breaks. */
const toSearchableText = (mail: string) => `${mail} ${parseMail(mail).text.replace(/\s+/g, ' ')}`

/**
 * A mail folder, and functions that wait for emails. `containing` selects emails with a text. Emails are source texts.
 */
export const createMailbox = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const findEmailsTo = async (address: string, containing = ''): Promise<string[]> => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    return emails.filter((email) => email.includes(`\nTo: ${address}`) && toSearchableText(email).includes(containing))
  }
  const waitForEmails = async (address: string, containing = '', count = 1): Promise<string[]> => {
    for (const deadline = Date.now() + 5_000; ;) {
      const emails = await findEmailsTo(address, containing)
      if (emails.length >= count) return emails
      if (Date.now() > deadline)
        throw new Error(`${emails.length} of ${count} emails to ${address} with "${containing}" arrived`)
      await setTimeout(50)
    }
  }
  /** The token of the latest link to a page of the shop, such as `/verify-email`. */
  const waitForToken = async (address: string, path: string, count = 1): Promise<string> => {
    const email = (await waitForEmails(address, path, count)).at(-1) ?? ''
    const link =
      parseMail(email)
        .text.split(/\s/)
        .find((word) => word.startsWith('http') && word.includes(`${path}?`)) ?? ''
    const token = new URL(link).searchParams.get('token')
    if (!token) throw new Error(`The email to ${address} has no token`)
    return token
  }
  return {
    folder,
    findEmailsTo,
    waitForEmails,
    waitForToken,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
