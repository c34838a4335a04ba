type MailPart = { type: string; name: string | null; content: Buffer }

const splitMail = (raw: string): [Map<string, string>, string] => {
  const end = raw.indexOf('\r\n\r\n')
  const unfolded = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const head = unfolded.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return [new Map(head), raw.slice(end + 4)]
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )

const decodeBody = (encoding: string | undefined, body: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : Buffer.from(body)
}

const parseParts = (raw: string): MailPart[] => {
  const [head, body] = splitMail(raw)
  const type = head.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary) {
    const inner = body.split(`--${boundary}`).slice(1, -1)
    return inner.flatMap((part) => parseParts(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
  }
  const name = /filename="?([^";]+)"?/.exec(head.get('content-disposition') ?? '')?.[1] ?? null
  return [{ type: type.split(';')[0]!, name, content: decodeBody(head.get('content-transfer-encoding'), body) }]
}

const decodeHeader = (text: string) =>
  text.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=\s*/gi, (_whole, kind: string, word: string) =>
    (kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64')
      : decodeQuotedPrintable(word.replaceAll('_', ' '))
    ).toString(),
  )

/** A multipart email: subject, text and attachments. */
export const parseMail = (raw: string) => {
  const [head] = splitMail(raw)
  const parts = parseParts(raw)
  const findBody = (type: string) =>
    parts.find((part) => part.type === type && part.name === null)?.content.toString() ?? ''
  return {
    to: head.get('to') ?? '',
    replyTo: head.get('reply-to') ?? null,
    subject: decodeHeader(head.get('subject') ?? ''),
    /** The plain text without the spaces that align amounts. */
    text: findBody('text/plain').replaceAll('\r\n', '\n').replace(/ {2,}/g, ' '),
    html: findBody('text/html'),
    attachments: parts.filter(({ name }) => name !== null),
  }
}
