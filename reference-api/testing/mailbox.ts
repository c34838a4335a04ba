import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { simpleDecode } from './quoted-printable.ts'

/** A folder that mails are written to, and a way to wait for them. */
export const createMailbox = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const lettersTo = async (address: string): Promise<string[]> => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const letters = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    return letters.map(simpleDecode).filter((letter) => letter.includes(`To: ${address}`))
  }
  const waitFor = async (address: string, count = 1): Promise<string[]> => {
    for (const deadline = Date.now() + 5_000; ; ) {
      const letters = await lettersTo(address)
      if (letters.length >= count) return letters
      if (Date.now() > deadline) throw new Error(`${letters.length} of ${count} letters to ${address} arrived`)
      await setTimeout(20)
    }
  }
  return { folder, lettersTo, waitFor, remove: () => rm(folder, { recursive: true, force: true }) }
}
