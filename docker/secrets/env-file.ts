import { renamedSecrets } from './renamed-variables.ts'
import { findSecretErrors, type Secrets } from './secret-rules.ts'

/** Lines of NAME=value, as deployables read them (SECRETS_FILE). */
export const formatEnvLines = (secrets: Secrets): string =>
  Object.entries(secrets)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

const endMarker = '# complete'

/** The file in which the init step keeps what it made. Its last line tells a whole file from one that was cut. */
export const formatSecretsFile = (secrets: Secrets): string => `${formatEnvLines(secrets)}${endMarker}\n`

/**
 * Reads such a file, and gives secrets their names of today. Throws an error that says what is wrong and holds no
 * secret.
 */
export const parseSecretsFile = (text: string): Secrets => {
  const lines = text.split('\n')
  if (lines.at(-1) !== '' || lines.at(-2) !== endMarker) throw new Error('its last line is missing, so it is not whole')
  const pairs = lines.slice(0, -2).map((line, index) => {
    const [, name, value] = /^([A-Z_]+)=(.+)$/.exec(line) ?? []
    if (name === undefined || value === undefined) throw new Error(`line ${index + 1} is not NAME=value`)
    return [renamedSecrets[name] ?? name, value] as const
  })
  const secrets = Object.fromEntries(pairs)
  const errors = findSecretErrors(secrets)
  if (Object.keys(secrets).length < pairs.length) errors.push('a name is there twice')
  if (errors.length > 0) throw new Error(errors.join(', '))
  return secrets
}
