import type { Redis } from 'ioredis'
import { parseOwner } from './redis-keys.ts'
import { StorageError } from './storage.ts'

/** Names in a batch: few enough to handle them within the timeout of a command. */
const batchSize = 200

/**
 * Lists the owners of one kind of key in batches; `toName` builds a key in Redis. Unlike KEYS, SCAN never blocks an
 * open shop. May return an owner twice.
 */
export async function* scanRedisOwners(
  redis: Redis,
  toName: (owner: string) => string,
): AsyncGenerator<readonly string[]> {
  let cursor = '0'
  do {
    const [next, names] = await redis.scan(cursor, 'MATCH', toName('*'), 'COUNT', batchSize).catch((error: Error) => {
      throw new StorageError('scan keys', error.message.slice(0, 120))
    })
    yield names.map(parseOwner)
    cursor = next
  } while (cursor !== '0')
}
