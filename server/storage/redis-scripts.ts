import { redisBasketScripts } from './redis-basket-scripts.ts'

/**
 * Operations that must be atomic. KEYS are record, vault and tombstone of one session in this order, as far as a script
 * needs them. Each script first checks that a late caller does no harm.
 */
export const redisScripts = {
  writeSessionRecord: {
    numberOfKeys: 2,
    lua: `-- KEYS: record, tombstone; ARGV: value, ttl
      if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
      redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
      return 1`,
  },
  insertSessionVault: {
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
  compareAndSetVaultFields: {
    numberOfKeys: 1,
    lua: `-- KEYS: vault; ARGV: field, text it must have, text it gets, …
      local exchanged = 0
      for i = 1, #ARGV, 3 do
        if redis.call('HGET', KEYS[1], ARGV[i]) == ARGV[i + 1] then
          redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 2])
          exchanged = exchanged + 1
        end
      end
      return exchanged`,
  },
  rotateSessionVault: {
    numberOfKeys: 2,
    lua: `-- KEYS: vault, lease; ARGV: epoch the caller saw, holder, field, value, …
      local epoch = redis.call('HGET', KEYS[1], 'epoch')
      if not epoch then return 'ended' end
      if epoch ~= ARGV[1] then return 'stale' end
      if (redis.call('GET', KEYS[2]) or ARGV[2]) ~= ARGV[2] then return 'stale' end
      redis.call('HSET', KEYS[1], 'epoch', epoch + 1, unpack(ARGV, 3))
      return 'saved'`,
  },
  acquireLease: {
    numberOfKeys: 1,
    lua: `-- KEYS: lease; ARGV: holder, ttl in milliseconds
      if (redis.call('GET', KEYS[1]) or ARGV[1]) ~= ARGV[1] then return 0 end
      redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
      return 1`,
  },
  releaseLease: {
    numberOfKeys: 1,
    lua: `-- KEYS: lease; ARGV: holder
      if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
      return 1`,
  },
  touchSession: {
    numberOfKeys: 2,
    lua: `-- KEYS: record, vault; ARGV: ttl
      for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[1]) end
      return 1`,
  },
  endSession: {
    numberOfKeys: 5,
    // Deletes first: that works even when Redis is full, and makes room for the tombstone.
    lua: `-- KEYS: record, vault, tombstone, leases; ARGV: ttl of the tombstone, by whom
      local lived = redis.call('DEL', KEYS[1], KEYS[2])
      redis.call('DEL', KEYS[4], KEYS[5])
      redis.call('SET', KEYS[3], ARGV[2], 'EX', ARGV[1])
      if lived > 0 then return 1 end
      return 0`,
  },
  addToSessionList: {
    numberOfKeys: 2,
    // Uses the clock of Redis, so that replicas agree on what has expired.
    lua: `-- KEYS: ends (sorted set), details (hash) of a user; ARGV: session, details, ttl in seconds, how many at most
      local time = redis.call('TIME')
      local now = time[1] * 1000 + math.floor(time[2] / 1000)
      local function drop(keys)
        if #keys > 0 then
          redis.call('ZREM', KEYS[1], unpack(keys))
          redis.call('HDEL', KEYS[2], unpack(keys))
        end
        return keys
      end
      drop(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now))
      redis.call('ZADD', KEYS[1], now + ARGV[3] * 1000, ARGV[1])
      redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
      local gone = drop(redis.call('ZRANGE', KEYS[1], 0, -1 - ARGV[4]))
      local last = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
      for _, key in ipairs(KEYS) do redis.call('PEXPIREAT', key, string.format('%.0f', last[2])) end
      return gone`,
  },
  removeFromSessionList: {
    numberOfKeys: 2,
    lua: `-- KEYS: ends, details of a user; ARGV: sessions
      redis.call('ZREM', KEYS[1], unpack(ARGV))
      redis.call('HDEL', KEYS[2], unpack(ARGV))
      return 1`,
  },
  readSessionList: {
    numberOfKeys: 2,
    lua: `-- KEYS: ends, details of a user
      local time = redis.call('TIME')
      local living = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. (time[1] * 1000 + math.floor(time[2] / 1000)), '+inf')
      local found = {}
      for _, key in ipairs(living) do
        local details = redis.call('HGET', KEYS[2], key)
        if details then
          found[#found + 1] = key
          found[#found + 1] = details
        end
      end
      return found`,
  },
  rememberDevice: {
    numberOfKeys: 1,
    lua: `-- KEYS: devices of an account (sorted set by end); ARGV: device, ttl in seconds, how many at most
      local time = redis.call('TIME')
      redis.call('ZADD', KEYS[1], time[1] + ARGV[2], ARGV[1])
      local gone = redis.call('ZRANGE', KEYS[1], 0, -1 - ARGV[3])
      if #gone > 0 then redis.call('ZREM', KEYS[1], unpack(gone)) end
      redis.call('EXPIRE', KEYS[1], ARGV[2])
      return 1`,
  },
  listKnownDevices: {
    numberOfKeys: 1,
    lua: `-- KEYS: devices of an account
      return redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. redis.call('TIME')[1], '+inf')`,
  },
  consumeLimit: {
    numberOfKeys: 1,
    // A rejected call does not count: rejections of right passwords must not become a lock.
    lua: `-- KEYS: count; ARGV: most, ttl in ms
      local count = tonumber(redis.call('GET', KEYS[1]) or 0)
      if count >= tonumber(ARGV[1]) then return math.max(1, redis.call('PTTL', KEYS[1])) end
      if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('INCRBY', KEYS[1], 1)
      else redis.call('SET', KEYS[1], 1, 'PX', ARGV[2]) end
      return 0`,
  },
  restoreLimit: {
    numberOfKeys: 1,
    // Never below zero: the count may have expired meanwhile.
    lua: `-- KEYS: count
      if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('INCRBY', KEYS[1], -1) end
      return 1`,
  },
  countHold: {
    numberOfKeys: 1,
    lua: `-- KEYS: holds of a client (hash: basket, "quantity end"); ARGV: basket, replaced name, quantity, at least, ttl
      -- in ms, most quantity, most baskets
      local time = redis.call('TIME')
      local now = time[1] * 1000 + math.floor(time[2] / 1000)
      local quantity, baskets, last = 0, 0, now + ARGV[5]
      redis.call('HDEL', KEYS[1], ARGV[2])
      local held = redis.call('HGETALL', KEYS[1])
      for i = 1, #held, 2 do
        local count, ends = string.match(held[i + 1], '(%d+) (%d+)')
        if tonumber(ends) <= now then
          redis.call('HDEL', KEYS[1], held[i])
        elseif held[i] ~= ARGV[1] then
          quantity, baskets, last = quantity + count, baskets + 1, math.max(last, ends)
        end
      end
      local room = baskets < tonumber(ARGV[7]) and ARGV[6] - quantity or 0
      local counted = math.max(tonumber(ARGV[4]), math.min(tonumber(ARGV[3]), room))
      if counted == 0 then
        redis.call('HDEL', KEYS[1], ARGV[1])
      else
        redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f %.0f', counted, now + ARGV[5]))
        redis.call('PEXPIREAT', KEYS[1], string.format('%.0f', last))
      end
      return counted`,
  },
  readHeldAt: {
    numberOfKeys: 1,
    lua: `-- KEYS: client keys of a hold; ARGV: ttl in ms
      local clients = redis.call('GET', KEYS[1])
      if clients then redis.call('SET', KEYS[1], clients, 'PX', ARGV[1]) end
      return clients`,
  },
  ...redisBasketScripts,
} as const

type Command = (...args: (string | number)[]) => Promise<unknown>

/** The scripts above, as ioredis adds them to its client. */
export type RedisScripts = { [Name in keyof typeof redisScripts]: Command }
