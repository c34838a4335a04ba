/**
 * The operations that must happen as one. KEYS are record, vault and tombstone of one session, in this order, where a script needs them.
 * Each starts with the check that makes a late caller harmless.
 */
export const redisScripts = {
  writeSessionRecord: {
    numberOfKeys: 2,
    lua: `-- KEYS: record, tombstone; ARGV: value, ttl
      if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
      redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
      return 1`,
  },
  openSessionVault: {
    numberOfKeys: 2,
    lua: `-- KEYS: vault, tombstone; ARGV: ttl, field, value, …
      if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
      redis.call('DEL', KEYS[1])
      redis.call('HSET', KEYS[1], unpack(ARGV, 2))
      redis.call('EXPIRE', KEYS[1], ARGV[1])
      return 1`,
  },
  writeSessionVault: {
    numberOfKeys: 1,
    lua: `-- KEYS: vault; ARGV: how many fields go, those fields, then field, value, …
      if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
      local gone = tonumber(ARGV[1])
      if gone > 0 then redis.call('HDEL', KEYS[1], unpack(ARGV, 2, gone + 1)) end
      if #ARGV > gone + 1 then redis.call('HSET', KEYS[1], unpack(ARGV, gone + 2)) end
      return 1`,
  },
  rotateSessionVault: {
    numberOfKeys: 1,
    lua: `-- KEYS: vault; ARGV: epoch the caller saw, field, value, …
      local epoch = redis.call('HGET', KEYS[1], 'epoch')
      if not epoch then return 'ended' end
      if epoch ~= ARGV[1] then return 'stale' end
      redis.call('HSET', KEYS[1], 'epoch', epoch + 1, unpack(ARGV, 2))
      return 'saved'`,
  },
  endSession: {
    numberOfKeys: 3,
    // Deleting comes first: it works when Redis is full, and then the tombstone may be written too.
    lua: `-- KEYS: record, vault, tombstone; ARGV: ttl of the tombstone
      local lived = redis.call('DEL', KEYS[1], KEYS[2])
      redis.call('SET', KEYS[3], 1, 'EX', ARGV[1])
      if lived > 0 then return 1 end
      return 0`,
  },
  writeUserBasket: {
    numberOfKeys: 1,
    lua: `-- KEYS: pointer; ARGV: field, value, …
      redis.call('DEL', KEYS[1])
      if #ARGV > 0 then redis.call('HSET', KEYS[1], unpack(ARGV)) end
      return 1`,
  },
} as const

type Command = (...args: (string | number)[]) => Promise<unknown>

/** The scripts above, as ioredis adds them to its client. */
export type RedisScripts = { [Name in keyof typeof redisScripts]: Command }
