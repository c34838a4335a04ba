/**
 * Each script uses only one name. `at` is in microseconds by the clock of Redis, so that all replicas agree on the
 * order.
 */
export const redisBasketScripts = {
  writeBasketPointer: {
    numberOfKeys: 1,
    lua: `-- KEYS: pointer; ARGV: ttl of what remembers that there is none (0: there is one), field, value, …
      local time = redis.call('TIME')
      local before = tonumber(redis.call('HGET', KEYS[1], 'at')) or 0
      local at = string.format('%.0f', math.max(time[1] * 1000000 + time[2], before + 1))
      redis.call('DEL', KEYS[1])
      redis.call('HSET', KEYS[1], 'at', at, unpack(ARGV, 2))
      if ARGV[1] ~= '0' then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
      return at`,
  },
  putBasketPointerIfNewer: {
    numberOfKeys: 1,
    lua: `-- KEYS: pointer; ARGV: when it was written, whether it is this very one, field, value, …
      local exists = redis.call('EXISTS', KEYS[1]) == 1
      local at = tonumber(redis.call('HGET', KEYS[1], 'at')) or 0
      local written = tonumber(ARGV[1])
      if ARGV[2] == '1' and not (exists and at == written) then return 0 end
      if ARGV[2] == '0' and exists and at >= written then return 0 end
      redis.call('DEL', KEYS[1])
      redis.call('HSET', KEYS[1], 'at', ARGV[1], unpack(ARGV, 3))
      return 1`,
  },
  removeOlderBasketPointer: {
    numberOfKeys: 1,
    lua: `-- KEYS: pointer; ARGV: what was written before then goes, ttl of what remembers it (0: nothing does)
      if (tonumber(redis.call('HGET', KEYS[1], 'at')) or 0) >= tonumber(ARGV[1]) then return 0 end
      redis.call('DEL', KEYS[1])
      if ARGV[2] ~= '0' then
        redis.call('HSET', KEYS[1], 'at', ARGV[1])
        redis.call('EXPIRE', KEYS[1], ARGV[2])
      end
      return 1`,
  },
} as const
