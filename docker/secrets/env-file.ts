import { findFaults, type Secrets } from './rules.ts'

/** Lines of NAME=value, as deployables read them (SECRETS_FILE). */
export const writeLines = (secrets: Secrets): string =>
  Object.entries(secrets)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

const lastLine = '# complete'

/** The file in which the init step keeps what it made. Its last line tells a whole file from one that was cut. */
export const writeKept = (secrets: Secrets): string => `${writeLines(secrets)}${lastLine}\n`

/** Reads such a file. Throws an error that says what is wrong and holds no secret. */
export const readKept = (text: string): Secrets => {
  const lines = text.split('\n')
  if (lines.at(-1) !== '' || lines.at(-2) !== lastLine) throw new Error('its last line is missing, so it is not whole')
  const pairs = lines.slice(0, -2).map((line, index) => {
    const [, name, value] = /^([A-Z_]+)=(.+)$/.exec(line) ?? []
    if (name === undefined || value === undefined) throw new Error(`line ${index + 1} is not NAME=value`)
    return [name, value] as const
  })
  const secrets = Object.fromEntries(pairs)
  const faults = findFaults(secrets)
  if (Object.keys(secrets).length < pairs.length) faults.push('a name is there twice')
  if (faults.length > 0) throw new Error(faults.join(', '))
  return secrets
}
