import { createLog } from '#runtime/log.ts'
import { readConfig, type Config } from '../config/config.ts'
import { createStorage } from '../storage/create-storage.ts'
import { StorageError, type Storage } from '../storage/storage.ts'

type StorageCommand = (config: Config, storage: Storage) => Promise<string>

/** `needsKeys` where what is stored has to be read, not only cleared away. */
type CommandOptions = { needsKeys: boolean }

const connectAndRun = async (command: StorageCommand, { needsKeys }: CommandOptions) => {
  const config = readConfig()
  if (config.redisUrl === undefined) {
    throw new Error(
      'REDIS_URL is not set. Without Redis, sessions are in the memory of the storefront: stop it, and they have ended.',
    )
  }
  if (needsKeys && !config.hasConfiguredSessionKeys)
    throw new Error('SESSION_KEYS is not set. What the shop stored can be read with its keys only.')
  const storage = await createStorage(config, createLog({ logLevel: 'silent' }))
  try {
    return await command(config, storage)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new Error('Redis did not answer. Some of it may be done, the rest is not: run this again.', { cause: error })
  } finally {
    await storage.close()
  }
}

/**
 * A command of the operator on what is stored in Redis: prints what `work` says, or why it failed, then with exit code
 * 1.
 */
export const runStorageCommand = async (command: StorageCommand, needs: CommandOptions): Promise<void> => {
  try {
    process.stdout.write(`${await connectAndRun(command, needs)}\n`)
  } catch (error) {
    const { message, cause } = error as Error
    process.stderr.write(cause instanceof Error ? `${message}\n  ${cause.message}\n` : `${message}\n`)
    process.exitCode = 1
  }
}
