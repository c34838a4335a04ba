import './mute-debug.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { createStorage } from './storage/create-storage.ts'

/** Everybody is a guest from their next request on. For operators: `npm run sessions:end`, with the environment of the storefront. */
const endEverySession = async () => {
  const config = readConfig()
  if (config.redisUrl === undefined) {
    throw new Error('REDIS_URL is not set. Without Redis, sessions are in the memory of the storefront: stop it, and they have ended.')
  }
  const storage = await createStorage(config, createLog({ logLevel: 'silent' }))
  try {
    return await storage.endEverySession()
  } catch (error) {
    throw new Error('Redis did not answer. Some sessions may have ended, others not: run this again.', { cause: error })
  } finally {
    await storage.close()
  }
}

try {
  process.stdout.write(`Ended sessions: ${await endEverySession()}\n`)
} catch (error) {
  const { message, cause } = error as Error
  process.stderr.write(cause instanceof Error ? `${message}\n  ${cause.message}\n` : `${message}\n`)
  process.exitCode = 1
}
