import { distributeSecrets } from './distribute-secrets.ts'
import { completeSecrets, readGivenSecrets, persistSecrets, readPersistedSecrets } from './persisted-secrets.ts'
import { rotateSecret } from './rotate-secret.ts'

type Settings = {
  /** Where secrets are kept. */
  file: string
  /** Folder with a folder for each service. */
  distributedFolder: string
  /** Whether files are given to the users of services, which only root can do. */
  owners?: boolean
}

/**
 * Makes what is missing, or does one step of `rotate NAME STEP`, and hands everything out anew. Returns what to say;
 * throws what is wrong, and then changes nothing.
 */
export const runSecretsCommand = (
  commandArguments: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { file, distributedFolder, owners = true }: Settings,
): string => {
  const [command, ...rest] = commandArguments
  if (command !== undefined && command !== 'rotate') throw new Error('Usage: secrets [rotate NAME STEP]')
  const previous = readPersistedSecrets(file)
  const given = readGivenSecrets(env)
  const persisted = command === 'rotate' ? rotateSecret(previous, given, rest) : (previous ?? {})
  const secrets = completeSecrets(persisted, given)
  persistSecrets(file, secrets)
  distributeSecrets(distributedFolder, secrets, { owners })
  if (command === 'rotate') return `${rest[0]} is changed: restart the services that read it.`
  return previous === undefined ? 'Secrets were made, and handed out.' : 'Secrets were handed out.'
}
