import { Redis } from 'ioredis'
import { createShopperBrowser } from '#server/testing/shopper-browser.ts'

const readTotalBytes = async (redis: Redis) => {
  let bytes = 0
  for (const key of await redis.keys('*')) bytes += Number(await redis.memory('USAGE', key, 'SAMPLES', '0'))
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
    const before = await readTotalBytes(redis)
    for (let count = 0; count < shoppers; count++) {
      const { status } = await createShopperBrowser(shopUrl).post('/bff/session', customer)
      if (status !== 200) throw new Error(`Signing in got ${status}`)
    }
    return ((await readTotalBytes(redis)) - before) / shoppers
  } finally {
    redis.disconnect()
  }
}
