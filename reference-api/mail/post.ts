import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFolder' | 'mailFrom' | 'logsMailLinks'>

export type Attachment = { filename: string; content: Buffer; contentType: string }

export type Letter = {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

export type Post = { send: (letter: Letter) => Promise<void>; close: () => void }

/** A server that says nothing is given up on, before the letter is tried again by somebody else; milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const smtpPost = (url: string, from: string): Post => {
  const transport = createTransport({ url, ...patience })
  return {
    send: async (letter) => {
      await transport.sendMail({ from, ...letter })
    },
    close: () => transport.close(),
  }
}

const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? []

const folderPost = ({ mailFolder: folder, mailFrom: from, logsMailLinks }: MailConfig, log: Logger): Post => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail({ from, ...letter })
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await mkdir(folder, { recursive: true })
      await writeFile(file, message as Buffer)
      log.info({ file }, 'mail written')
      // A warning, since a developer's terminal shows no less.
      if (logsMailLinks) log.warn({ to: letter.to, links: linksIn(letter.text) }, 'mail')
    },
    close: () => {},
  }
}

/** Sends letters by SMTP when there is a server, otherwise writes them as .eml files anyone can open. */
export const createPost = (config: MailConfig, log: Logger): Post =>
  config.smtpUrl ? smtpPost(config.smtpUrl, config.mailFrom) : folderPost(config, log)
