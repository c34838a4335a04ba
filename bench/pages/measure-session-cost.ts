import { Redis } from 'ioredis'
import { createShopperBrowser } from '#server/testing/shopper-browser.ts'

const readBytes = async (redis: Redis, keys: readonly string[]) => {
  let bytes = 0
  for (const key of keys) bytes += Number((await redis.memory('USAGE', key, 'SAMPLES', '0')) ?? 0)
  return bytes
}

/** Bytes of Redis memory that the keys of one more signed-in customer take. */
export const measureSessionCost = async (
  redisUrl: string,
  shopUrl: string,
  customer: { email: string; password: string },
  shoppers = 10,
) => {
  const redis = new Redis(redisUrl)
  try {
    // Keys of earlier shoppers may expire meanwhile, so only new keys count.
    const before = new Set(await redis.keys('*'))
    for (let count = 0; count < shoppers; count++) {
      const { status } = await createShopperBrowser(shopUrl).post('/bff/session', customer)
      if (status !== 200) throw new Error(`Signing in got ${status}`)
    }
    const added = (await redis.keys('*')).filter((key) => !before.has(key))
    return (await readBytes(redis, added)) / shoppers
  } finally {
    redis.disconnect()
  }
}
