/** Every way a secret might be written into something that reaches a browser. */
export const encodingsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret)
  const json = JSON.stringify(secret).slice(1, -1)
  return [
    ...new Set([
      secret,
      encodeURIComponent(secret),
      json,
      [...secret].reverse().join(''),
      bytes.toString('hex'),
      ...base64Of(bytes),
    ]),
  ]
}

/** Base64 depends on where in a longer text the secret starts: three ways, less the characters its neighbours share. */
const base64Of = (bytes: Buffer): string[] =>
  (['base64', 'base64url'] as const).flatMap((alphabet) =>
    [0, 1, 2].map((offset) => {
      const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString(alphabet).replace(/=+$/, '')
      const skipped = Math.ceil((offset * 8) / 6)
      return text.slice(skipped, -2)
    }),
  )

/** The secrets that stand in a text, in any encoding. */
export const findSecrets = (text: string, secrets: Iterable<string>): string[] =>
  [...secrets].filter((secret) => encodingsOf(secret).some((encoded) => encoded.length >= 12 && text.includes(encoded)))
