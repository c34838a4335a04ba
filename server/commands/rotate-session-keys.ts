import '../logging/disable-debug-package.ts'
import { runStorageCommand } from './run-storage-command.ts'
import { keyId } from '../session/vault/field-codec.ts'
import { rotateKeys, type KeyUsage, type RotationResult } from '../session/vault/rotate-keys.ts'

const formatCount = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

const describeKeyUsage = ({ sessions, sessionsUntil, baskets }: KeyUsage) => {
  const last = sessions > 0 ? ` until ${new Date(sessionsUntil).toISOString().slice(0, 10)}` : ''
  return `${formatCount(sessions, 'session')}${last}, ${formatCount(baskets, 'basket')}`
}

const formatReport = ({ sessions, baskets, usageByKey }: RotationResult, keyIds: readonly string[]) => {
  const formatKeyLine = ([id, use]: [string, KeyUsage]) => {
    const isInUse = use.sessions + use.baskets > 0
    if (!keyIds.includes(id)) return `Key ${id} is not listed: its data is lost: ${describeKeyUsage(use)}`
    if (id === keyIds[0]) return `Key ${id} is the first key: ${describeKeyUsage(use)}`
    return isInUse ? `Key ${id} is still needed: ${describeKeyUsage(use)}` : `Key ${id} is unused: remove it`
  }
  return [
    `Re-encrypted with the first key: ${formatCount(sessions, 'session')}, ${formatCount(baskets, 'basket')}`,
    ...[...usageByKey].map(formatKeyLine),
  ].join('\n')
}

/**
 * Encrypts all stored data again, with the first of SESSION_KEYS. Operators run it with the environment of the
 * storefront: `npm run sessions:rotate`.
 */
await runStorageCommand(
  async (config, storage) => formatReport(await rotateKeys(config, storage), config.sessionKeys.map(keyId)),
  {
    needsKeys: true,
  },
)
