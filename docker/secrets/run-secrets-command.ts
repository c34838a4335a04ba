import { distributeSecrets } from './distribute-secrets.ts'
import { completeSecrets, readConfiguredSecrets, persistSecrets, readPersistedSecrets } from './persisted-secrets.ts'
import { rotateSecret } from './rotate-secret.ts'

type Settings = {
  /** Where secrets are stored. */
  file: string
  /** Contains one folder for each service. */
  distributedFolder: string
  /** Whether each file belongs to the user of its service, which only root can set. */
  owners?: boolean
}

/**
 * Generates missing secrets, or runs one step of `rotate NAME STEP`, then writes the files of every service. Returns
 * the message to print. When it finds an error, it throws before it changes anything.
 */
export const runSecretsCommand = (
  commandArguments: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { file, distributedFolder, owners = true }: Settings,
): string => {
  const [command, ...rest] = commandArguments
  if (command !== undefined && command !== 'rotate') throw new Error('Usage: secrets [rotate NAME STEP]')
  const previous = readPersistedSecrets(file)
  const configured = readConfiguredSecrets(env)
  const persisted = command === 'rotate' ? rotateSecret(previous, configured, rest) : (previous ?? {})
  const secrets = completeSecrets(persisted, configured)
  persistSecrets(file, secrets)
  distributeSecrets(distributedFolder, secrets, { owners })
  if (command === 'rotate') return `${rest[0]} is rotated: restart the services that read it.`
  return previous === undefined ? 'Secrets are generated and distributed.' : 'Secrets are distributed.'
}
