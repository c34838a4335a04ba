const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

/** Decodes a single-part email: its text without soft line breaks and `=3D`; headers stay unchanged. */
export const decodeSinglePartMail = (mail: string): string => {
  const end = mail.search(/\r?\n\r?\n/)
  const [head, text] = [mail.slice(0, end), mail.slice(end)]
  return /quoted-printable/i.test(head) ? head + decodeQuotedPrintable(text) : mail
}
