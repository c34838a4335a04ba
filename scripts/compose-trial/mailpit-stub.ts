import { createServer as createHttpServer } from 'node:http'
import { createServer, type Socket } from 'node:net'

/**
 * Replaces Mailpit, for which Debian has no package. Receives emails by SMTP on port 1025 and stores them in memory.
 * Serves them on port 8025 at the three paths of Mailpit's API that the trial uses. As in Mailpit, `readyz` checks the
 * running server.
 */
if (process.argv[2] === 'readyz') {
  const reply = await fetch('http://127.0.0.1:8025/readyz').catch(() => undefined)
  process.exit(reply?.ok ? 0 : 1)
}

const emails: { id: string; to: string[]; raw: string }[] = []

const handleConnection = (socket: Socket) => {
  let [text, to, inData] = ['', [] as string[], false]
  const sendLine = (line: string) => socket.write(`${line}\r\n`)
  const handleCommand = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') to.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
    if (verb === 'RSET') to = []
    inData = verb === 'DATA'
    sendLine(inData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok')
    if (verb === 'QUIT') socket.end()
  }
  const storeEmail = (end: number) => {
    emails.unshift({ id: String(emails.length + 1), to, raw: text.slice(0, end).replaceAll('\r\n..', '\r\n.') })
    text = text.slice(end + 5)
    to = []
    inData = false
    sendLine('250 kept')
  }
  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: string) => {
    text += chunk
    for (;;) {
      const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      if (inData) storeEmail(end)
      else {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        handleCommand(line)
      }
    }
  })
  sendLine('220 stand-in for Mailpit')
}

createServer(handleConnection).listen(1025)
createHttpServer((request, response) => {
  const id = /^\/api\/v1\/message\/(\d+)\/raw$/.exec(request.url ?? '')?.[1]
  const email = emails.find((each) => each.id === id)
  if (request.url === '/readyz') response.end('ok')
  else if (request.url === '/api/v1/messages')
    response.end(
      JSON.stringify({
        messages: emails.map((each) => ({ ID: each.id, To: each.to.map((Address) => ({ Address })) })),
      }),
    )
  else if (email) response.end(email.raw)
  else response.writeHead(404).end()
}).listen(8025)
process.on('SIGTERM', () => process.exit())
