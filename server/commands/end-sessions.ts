import { defaultLanguage } from '#shared/wire/languages.ts'
import '../logging/disable-debug-package.ts'
import { parseArgs } from 'node:util'
import { createLog } from '#runtime/log.ts'
import type { Config } from '../config/config.ts'
import { runStorageCommand } from './run-storage-command.ts'
import { logEvent } from '../logging/security-events.ts'
import { createFieldCodec } from '../session/vault/field-codec.ts'
import { createSessionKeys } from '../session/vault/session-keys.ts'
import { createTokenService } from '../session/token-service.ts'
import { createSessionList } from '../session/session-list.ts'
import { createVault } from '../session/vault/vault.ts'
import type { Storage } from '../storage/storage.ts'
import { createCommerceApiClient } from '../upstream/commerce-api-client.ts'

/** Revokes a customer's sessions in Redis at once. Also revokes their tokens at the commerce API, if it responds. */
const revokeCustomerSessions = async (userId: string, config: Config, storage: Storage) => {
  const { commerceApiUrl: baseUrl, upstreamTimeoutMs: timeoutMs, upstreamMaxBytes: maxBytes, sessionKeys } = config
  const api = createCommerceApiClient({
    baseUrl,
    timeoutMs,
    maxBytes,
    dataCacheSeconds: 0,
    log: createLog({ logLevel: 'silent' }),
  })
  const codec = createFieldCodec(sessionKeys)
  const keys = createSessionKeys(sessionKeys)
  const vault = createVault(storage, codec, Date.now)
  const sessionList = createSessionList({ storage, codec, keys, vault, tokenService: createTokenService(api) })
  const forgetDevices = async (key: string) => {
    const contents = await vault.read(key)
    if (contents && contents !== 'unreadable') await storage.forgetDevices(keys.getAccountKeys(contents.claims.email))
  }
  try {
    const sessions = await sessionList.listSessions(userId)
    await Promise.all(sessions.map(({ key }) => forgetDevices(key)))
    await sessionList.revokeSessions(
      userId,
      sessions.map(({ key }) => key),
      defaultLanguage,
    )
    return sessions.length
  } finally {
    await api.close()
  }
}

/**
 * Ends sessions; their browsers continue as guests. Operators run this command with the environment of the storefront.
 * `npm run sessions:end` ends all sessions; `npm run sessions:end -- --user ID` ends those of the customer with that id
 * in the commerce API.
 */
const { user } = parseArgs({ options: { user: { type: 'string' } } }).values

await runStorageCommand(
  async (config, storage) => {
    const count =
      user === undefined ? await storage.endAllSessions() : await revokeCustomerSessions(user, config, storage)
    logEvent(createLog(config, process.stderr), {
      event: 'operator.sessions_revoked',
      scope: user === undefined ? 'all users' : 'one user',
      count,
    })
    return `Ended sessions: ${count}`
  },
  { needsKeys: user !== undefined },
)
