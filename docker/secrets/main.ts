import { handOut } from './hand-out.ts'
import { complete, givenSecrets, keepSecrets, readSecrets } from './keep.ts'
import { rotate } from './rotate.ts'

// Volumes of docker-compose.yml.
const file = '/kept/secrets'
const handedOut = '/handed-out'

try {
  const before = readSecrets(file)
  const given = givenSecrets(process.env)
  const [command, ...words] = process.argv.slice(2)
  if (command !== undefined && command !== 'rotate') throw new Error('Usage: secrets [rotate NAME STEP]')
  const secrets = command === 'rotate' ? rotate(before, given, words) : complete(before ?? {}, given)
  keepSecrets(file, before, secrets)
  handOut(handedOut, secrets)
  const done = { rotate: `${words[0]} is changed: restart the services that read it.`, made: 'Secrets were made, and handed out.', kept: 'Secrets were handed out.' }
  console.log(done[command === 'rotate' ? 'rotate' : before === undefined ? 'made' : 'kept'])
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
