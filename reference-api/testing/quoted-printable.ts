/** Reads a single-part mail's text: joins soft line breaks, resolves `=3D`. */
export const simpleDecode = (mail: string): string => {
  const unfolded = mail.replace(/=\r?\n/g, '')
  if (!/quoted-printable/i.test(mail)) return mail
  return Buffer.from(
    unfolded.replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')
}
