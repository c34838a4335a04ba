import '../logging/mute-debug.ts'
import { onStorage } from './operator-command.ts'
import { keyIdOf } from '../session/vault/field-codec.ts'
import { rotateKeys, type KeyUse, type Rotation } from '../session/vault/rotate-keys.ts'

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

const dependents = ({ sessions, until, baskets }: KeyUse) => {
  const last = sessions > 0 ? ` until ${new Date(until).toISOString().slice(0, 10)}` : ''
  return `${counted(sessions, 'session')}${last}, ${counted(baskets, 'basket')}`
}

const report = ({ sessions, baskets, uses }: Rotation, keyIds: readonly string[]) => {
  const lineOf = ([id, use]: [string, KeyUse]) => {
    const isInUse = use.sessions + use.baskets > 0
    if (!keyIds.includes(id)) return `Key ${id} is not listed: lost with it are ${dependents(use)}`
    if (id === keyIds[0]) return `Key ${id} comes first: ${dependents(use)}`
    return isInUse ? `Key ${id} is still needed: ${dependents(use)}` : `Key ${id} is needed by nothing: it may go`
  }
  return [
    `Put under the first key: ${counted(sessions, 'session')}, ${counted(baskets, 'basket')}`,
    ...[...uses].map(lineOf),
  ].join('\n')
}

/**
 * Puts what is stored under the first of SESSION_KEYS. For operators: `npm run sessions:rotate`, with the environment
 * of the storefront.
 */
await onStorage(async (config, storage) => report(await rotateKeys(config, storage), config.sessionKeys.map(keyIdOf)), {
  needsKeys: true,
})
