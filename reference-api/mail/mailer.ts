import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFolder' | 'mailFrom' | 'logsMailLinks'>

export type Attachment = { filename: string; content: Buffer; contentType: string }

export type Email = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  headers?: Record<string, string>
  attachments?: Attachment[]
  /** True when the address must not be in a log, because it is not the buyer's. */
  hidesRecipient?: boolean
}

export type Mailer = { send: (email: Email) => Promise<void>; close: () => void }

/** Milliseconds. A server that does not respond must time out before another process retries the email. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, ...smtpTimeouts })
  return {
    send: async (email) => {
      await transport.sendMail({ from, ...email })
    },
    close: () => transport.close(),
  }
}

const extractLinks = (text: string) => text.match(/https?:\/\/\S+/g) ?? []

const createFolderMailer = ({ mailFolder: folder, mailFrom: from, logsMailLinks }: MailConfig, log: Logger): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (email) => {
      const { message } = await transport.sendMail({ from, ...email })
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await mkdir(folder, { recursive: true })
      await writeFile(file, message as Buffer)
      log.info({ file }, 'mail written')
      // A warning, because a developer's terminal shows warnings only.
      if (logsMailLinks)
        log.warn({ ...(email.hidesRecipient ? {} : { to: email.to }), links: extractLinks(email.text) }, 'mail')
    },
    close: () => {},
  }
}

/** Sends emails by SMTP when there is a server, otherwise writes them as .eml files. */
export const createMailer = (config: MailConfig, log: Logger): Mailer =>
  config.smtpUrl ? createSmtpMailer(config.smtpUrl, config.mailFrom) : createFolderMailer(config, log)
