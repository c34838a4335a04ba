import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'

/** Mails are quoted-printable; links are plain ASCII, so that bytes are characters enough. */
const decode = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(parseInt(code, 16)))

const lettersTo = async (address: string) => {
  const folder = join(process.env.SHOP_DATA ?? 'var', 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const letters = await Promise.all(files.map(async (file) => decode(await readFile(join(folder, file), 'utf8'))))
  return letters.filter((letter) => letter.includes(`\nTo: ${address}`))
}

const linksIn = (letters: string[], path: string) =>
  letters.flatMap((letter) =>
    letter.split(/[\s<>"]+/).filter((word) => word.startsWith('http') && word.includes(`${path}?`)),
  )

/** How many letters this address has got by now. */
export const countLetters = async (address: string): Promise<number> => (await lettersTo(address)).length

/** The latest letter to this address that says so. */
export const mailedLetter = async (address: string, about: string): Promise<string> => {
  const found = async () => (await lettersTo(address)).filter((letter) => letter.includes(about))
  await expect
    .poll(async () => (await found()).length, { message: `a mail to ${address} about ${about}` })
    .toBeGreaterThan(0)
  return (await found()).at(-1)!
}

/**
 * The latest link to a page of the shop (`/newsletter/confirm`) that was mailed to this address, with its query, below
 * the shop's origin.
 */
export const mailedLink = async (address: string, path: string): Promise<string> => {
  await expect
    .poll(async () => linksIn(await lettersTo(address), path).length, {
      message: `a mail to ${address} with a link to ${path}`,
    })
    .toBeGreaterThan(0)
  const { pathname, search } = new URL(linksIn(await lettersTo(address), path).at(-1)!)
  return pathname + search
}
