import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { decodeSinglePartMail } from './decode-single-part-mail.ts'

/** A mail folder, and functions that wait for emails. `containing` selects emails with a text. */
export const createMailbox = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const findEmailsTo = async (address: string, containing = ''): Promise<string[]> => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    return emails
      .map(decodeSinglePartMail)
      .filter((email) => email.includes(`\nTo: ${address}`) && email.includes(containing))
  }
  const waitForEmails = async (address: string, containing = '', count = 1): Promise<string[]> => {
    for (const deadline = Date.now() + 5_000; ;) {
      const emails = await findEmailsTo(address, containing)
      if (emails.length >= count) return emails
      if (Date.now() > deadline)
        throw new Error(`${emails.length} of ${count} emails to ${address} with "${containing}" arrived`)
      await setTimeout(20)
    }
  }
  /** The token of the latest link to a page of the shop, such as `/verify-email`. */
  const waitForToken = async (address: string, path: string, count = 1): Promise<string> => {
    const email = (await waitForEmails(address, path, count)).at(-1) ?? ''
    const link = email.split(/[\s<>]/).find((word) => word.startsWith('http') && word.includes(`${path}?`)) ?? ''
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
