import { createLog } from '#runtime/log.ts'
import { readConfig, type Config } from '../config/config.ts'
import { createStorage } from '../storage/create-storage.ts'
import { StorageError, type Storage } from '../storage/storage.ts'

type StorageCommand = (config: Config, storage: Storage) => Promise<string>

/** `needsKeys` is true when the command decrypts stored data. */
type CommandOptions = { needsKeys: boolean }

const connectAndRun = async (command: StorageCommand, { needsKeys }: CommandOptions) => {
  const config = readConfig()
  if (config.redisUrl === undefined) {
    throw new Error(
      'REDIS_URL is not set. Without Redis, sessions are in the memory of the storefront: stop the storefront to end them.',
    )
  }
  if (needsKeys && !config.hasConfiguredSessionKeys)
    throw new Error('SESSION_KEYS is not set. The stored data can be read only with the keys of the storefront.')
  const storage = await createStorage(config, createLog({ logLevel: 'silent' }))
  try {
    return await command(config, storage)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new Error('Redis did not respond. The command may have done a part of its work: run it again.', {
      cause: error,
    })
  } finally {
    await storage.close()
  }
}

/** Runs an operator's command on the data in Redis. Prints its result; or prints its error and exits with code 1. */
export const runStorageCommand = async (command: StorageCommand, needs: CommandOptions): Promise<void> => {
  try {
    process.stdout.write(`${await connectAndRun(command, needs)}\n`)
  } catch (error) {
    const { message, cause } = error as Error
    process.stderr.write(cause instanceof Error ? `${message}\n  ${cause.message}\n` : `${message}\n`)
    process.exitCode = 1
  }
}
