import { renamedSecrets, retiredSecrets } from './renamed-names.ts'
import { findSecretErrors, type Secrets } from './secret-rules.ts'

/** Lines of NAME=value, the format of SECRETS_FILE. */
export const formatEnvLines = (secrets: Secrets): string =>
  Object.entries(secrets)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

const endMarker = '# complete'

/** The text of the file in which the init step stores secrets. Its last line shows that the file is complete. */
export const formatSecretsFile = (secrets: Secrets): string => `${formatEnvLines(secrets)}${endMarker}\n`

/**
 * Parses the file of stored secrets, renames old variables and drops retired ones. Throws an error that names the
 * problem and contains no secret.
 */
export const parseSecretsFile = (text: string): Secrets => {
  const lines = text.split('\n')
  if (lines.at(-1) !== '' || lines.at(-2) !== endMarker)
    throw new Error('its last line is missing, so the file is incomplete')
  const pairs = lines.slice(0, -2).map((line, index) => {
    const [, name, value] = /^([A-Z_]+)=(.+)$/.exec(line) ?? []
    if (name === undefined || value === undefined) throw new Error(`line ${index + 1} is not NAME=value`)
    return [renamedSecrets[name] ?? name, value] as const
  })
  const secrets = Object.fromEntries(pairs.filter(([name]) => !retiredSecrets.includes(name)))
  const errors = findSecretErrors(secrets)
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) errors.push('it holds a name twice')
  if (errors.length > 0) throw new Error(errors.join(', '))
  return secrets
}
