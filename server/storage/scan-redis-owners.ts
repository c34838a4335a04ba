import type { Redis } from 'ioredis'
import { parseOwner } from './redis-keys.ts'
import { StorageError } from './storage.ts'

/** Names asked for at a time: few enough that a batch is done well within the time a command may take. */
const batchSize = 200

/**
 * Whose they are, the things of one kind, in batches; `name` makes the name of one in Redis. Unlike KEYS, SCAN never
 * keeps a shop that is open waiting. It may name one twice.
 */
export async function* scanRedisOwners(
  redis: Redis,
  name: (owner: string) => string,
): AsyncGenerator<readonly string[]> {
  let cursor = '0'
  do {
    const [next, names] = await redis.scan(cursor, 'MATCH', name('*'), 'COUNT', batchSize).catch((error: Error) => {
      throw new StorageError('look for names', error.message.slice(0, 120))
    })
    yield names.map(parseOwner)
    cursor = next
  } while (cursor !== '0')
}
