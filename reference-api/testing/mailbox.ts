import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { simpleDecode } from './quoted-printable.ts'

/** A folder that mails are written to, and a way to wait for them. `about` keeps to letters with a text in them. */
export const createMailbox = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const lettersTo = async (address: string, about = ''): Promise<string[]> => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const letters = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    return letters.map(simpleDecode).filter((letter) => letter.includes(`\nTo: ${address}`) && letter.includes(about))
  }
  const waitFor = async (address: string, about = '', count = 1): Promise<string[]> => {
    for (const deadline = Date.now() + 5_000; ;) {
      const letters = await lettersTo(address, about)
      if (letters.length >= count) return letters
      if (Date.now() > deadline)
        throw new Error(`${letters.length} of ${count} letters to ${address} with "${about}" arrived`)
      await setTimeout(20)
    }
  }
  /** The token of the latest link to a page of the shop, such as `/verify-email`. */
  const tokenFor = async (address: string, path: string, count = 1): Promise<string> => {
    const letter = (await waitFor(address, path, count)).at(-1) ?? ''
    const link = letter.split(/[\s<>]/).find((word) => word.startsWith('http') && word.includes(`${path}?`)) ?? ''
    const token = new URL(link).searchParams.get('token')
    if (!token) throw new Error(`The letter to ${address} has no token`)
    return token
  }
  return { folder, lettersTo, waitFor, tokenFor, remove: () => rm(folder, { recursive: true, force: true }) }
}
