import '../logging/mute-debug.ts'
import { parseArgs } from 'node:util'
import { createLog } from '#runtime/log.ts'
import type { Config } from '../config/config.ts'
import { onStorage } from './operator-command.ts'
import { logEvent } from '../logging/security-events.ts'
import { createFieldCodec } from '../session/vault/field-codec.ts'
import { createSessionKeys } from '../session/vault/session-keys.ts'
import { createTokenService } from '../session/token-service.ts'
import { createUserSessions } from '../session/user-sessions.ts'
import { createVault } from '../session/vault/vault.ts'
import type { Storage } from '../storage/storage.ts'
import { createCommerceApi } from '../upstream/http-commerce-api.ts'

/** Here at once, and upstream as far as the commerce API can be reached. */
const endSessionsOf = async (userId: string, config: Config, storage: Storage) => {
  const { commerceApiUrl: baseUrl, upstreamTimeoutMs: timeoutMs, upstreamMaxBytes: maxBytes, sessionKeys } = config
  const api = createCommerceApi({
    baseUrl,
    timeoutMs,
    maxBytes,
    dataCacheSeconds: 0,
    log: createLog({ logLevel: 'silent' }),
  })
  const codec = createFieldCodec(sessionKeys)
  const userSessions = createUserSessions({
    storage,
    codec,
    keys: createSessionKeys(sessionKeys),
    vault: createVault(storage, codec, Date.now),
    tokens: createTokenService(api),
  })
  try {
    const sessions = await userSessions.list(userId)
    await userSessions.end(
      userId,
      sessions.map(({ key }) => key),
      'en',
    )
    return sessions.length
  } finally {
    await api.close()
  }
}

/**
 * Whoever is concerned is a guest from their next request on. For operators, with the environment of the storefront:
 * `npm run sessions:end` is about everybody, `npm run sessions:end -- --user ID` about one customer, by their id in the
 * commerce API.
 */
const { user } = parseArgs({ options: { user: { type: 'string' } } }).values

await onStorage(
  async (config, storage) => {
    const count = user === undefined ? await storage.endEverySession() : await endSessionsOf(user, config, storage)
    logEvent(createLog(config, process.stderr), {
      event: 'operator.ended_sessions',
      whose: user === undefined ? 'everybody' : 'one user',
      count,
    })
    return `Ended sessions: ${count}`
  },
  { needsKeys: user !== undefined },
)
