import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { expect, it } from 'vitest'
import { createMailbox } from '../testing/mailbox.ts'
import { parseMail } from '../testing/parse-mail.ts'
import { createPasswordResetEmail } from './password-emails.ts'
import { createMailer } from './mailer.ts'

const person = { email: 'ada+tickets@example.com', firstName: 'Zoë' }
const email = createPasswordResetEmail(person, 'de', 'https://shop.example', 'a_token-1')
const link = 'https://shop.example/set-password?email=ada%2Btickets%40example.com&token=a_token-1&lng=de'
const silent = pino({ level: 'silent' })

/** A minimal SMTP server that accepts one email. */
const startSmtpServer = async () => {
  let received = ''
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 sink\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (inData) {
        received += text
        if (!received.endsWith('\r\n.\r\n')) return
        inData = false
        return socket.write('250 kept\r\n')
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        inData = line === 'DATA'
        socket.write(inData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mail: () => received,
    close: () => server.close(),
  }
}

const config = { mailFolder: 'var/none', mailFrom: 'Box office <box-office@example.com>', logsMailLinks: false }

it('the mailer sends emails to a mail server', async () => {
  const smtpServer = await startSmtpServer()
  const mailer = createMailer({ ...config, smtpUrl: smtpServer.url }, silent)
  await mailer.send(email)
  mailer.close()
  smtpServer.close()
  const { to, text, html } = parseMail(smtpServer.mail())
  expect(to).toBe('ada+tickets@example.com')
  expect(smtpServer.mail()).toContain('From: Box office <box-office@example.com>')
  expect(text).toContain('Hallo Zoë,')
  expect(text).toContain(link)
  expect(html).toContain('Hallo Zoë,')
})

it('the mailer writes emails to a folder when there is no server, and logs only the file name', async () => {
  const mailbox = await createMailbox()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  await createMailer({ ...config, mailFolder: mailbox.folder, smtpUrl: undefined }, log).send(email)
  const [file = ''] = await readdir(mailbox.folder)
  expect(parseMail(await readFile(join(mailbox.folder, file), 'utf8')).text).toContain(link)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(file)
  expect(lines[0]).not.toMatch(/token|ada/)
  await mailbox.remove()
})

it('the mailer logs the links of emails when configured', async () => {
  const mailbox = await createMailbox()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  await createMailer({ ...config, mailFolder: mailbox.folder, smtpUrl: undefined, logsMailLinks: true }, log).send(
    email,
  )
  expect(JSON.parse(lines[0]!)).toMatchObject({ to: email.to, links: [link] })
  await mailbox.remove()
})
