import { handOut } from './hand-out.ts'
import { complete, givenSecrets, keepSecrets, readSecrets } from './keep.ts'
import { rotate } from './rotate.ts'

type Settings = {
  /** Where secrets are kept. */
  file: string
  /** Folder with a folder for each service. */
  handedOut: string
  /** Whether files are given to the users of services, which only root can do. */
  owners?: boolean
}

/**
 * Makes what is missing, or does one step of `rotate NAME STEP`, and hands everything out anew. Returns what to say;
 * throws what is wrong, and then changes nothing.
 */
export const run = (
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { file, handedOut, owners = true }: Settings,
): string => {
  const [command, ...rest] = words
  if (command !== undefined && command !== 'rotate') throw new Error('Usage: secrets [rotate NAME STEP]')
  const before = readSecrets(file)
  const given = givenSecrets(env)
  const kept = command === 'rotate' ? rotate(before, given, rest) : (before ?? {})
  const secrets = complete(kept, given)
  keepSecrets(file, before, secrets)
  handOut(handedOut, secrets, { owners })
  if (command === 'rotate') return `${rest[0]} is changed: restart the services that read it.`
  return before === undefined ? 'Secrets were made, and handed out.' : 'Secrets were handed out.'
}
