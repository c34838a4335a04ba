import { randomBytes, randomInt } from 'node:crypto'
import getPort from 'get-port'
import { startCommerceApi } from '#server/testing/start-commerce-api.ts'
import { startFaultyGateway } from '#server/testing/start-faulty-gateway.ts'
import { startRedis } from '#server/testing/start-redis.ts'
import { startReplica, type Replica } from '#server/testing/start-replicas.ts'
import { startNameServer } from './start-name-server.ts'
import { startProxy } from './start-proxy.ts'

const secret = () => randomBytes(32).toString('base64')

/** A network of this machine's own, where every service has an address and so the port of the Caddyfile. */
const network = `127.${randomInt(16, 255)}.${randomInt(255)}`

/** The address of a replica on it. */
export const hostOf = ({ url }: Pick<Replica, 'url'>) => new URL(url).hostname

/**
 * The shop behind the proxy that ships: three storefronts in production, whatever they depend on, and a name server
 * that has found them.
 */
export const startShop = async () => {
  const [HTTPS_PORT, PROXY_HEALTH_PORT] = [String(await getPort()), String(await getPort())]
  const [shopUrl, payUrl] = [`https://shop.localhost:${HTTPS_PORT}`, `https://pay.localhost:${HTTPS_PORT}`]
  const searchApiKey = secret()
  const apiAddress = `${network}.100`
  const found = new Set<string>()
  const [api, redis, names] = await Promise.all([
    startCommerceApi({ host: apiAddress, port: 4000, shopUrl, paymentOrigin: payUrl, searchApiKey }),
    startRedis(),
    startNameServer(found),
  ])
  const gateway = await startFaultyGateway(api.url)
  const env = {
    DEPLOYMENT: 'production',
    PORT: '3000',
    PUBLIC_URL: shopUrl,
    PAYMENT_ORIGIN: payUrl,
    TRUSTED_PROXY_HOPS: '1',
    COMMERCE_API_URL: gateway.url,
    SEARCH_HOST: api.url,
    SEARCH_APP_ID: 'stagedoor',
    SEARCH_API_KEY: searchApiKey,
    REDIS_URL: redis.url,
    SESSION_SECRETS: secret(),
    SESSION_KEYS: secret(),
    // Longer than the proxy keeps a connection that nobody uses.
    STOP_DELAY_MS: '2500',
    DATA_CACHE_SECONDS: '1',
    LIMIT_SIGN_IN_ADDRESS: '3/15m',
    LIMIT_GUESTS: '100000/10m',
    LIMIT_PAYMENTS_ADDRESS: '1000/15m',
    // What waits for its turn on a busy machine is not broken.
    UPSTREAM_TIMEOUT_MS: '15000',
    REDIS_TIMEOUT_MS: '5000',
  }
  const replicas: Replica[] = []
  let count = 0
  /** One more replica, which is found from then on. */
  const startAnother = async () => {
    const HOST = `${network}.${(count += 1)}`
    const replica = await startReplica({ ...env, HOST })
    replicas.push(replica)
    found.add(HOST)
    return replica
  }
  const where = {
    STOREFRONT_HOST: 'storefront',
    REFERENCE_API_HOST: apiAddress,
    PROXY_RESOLVERS: `resolvers udp/${names.address}`,
  }
  const [proxy] = await Promise.all([
    startProxy({ HTTPS_PORT, PROXY_HEALTH_PORT, PUBLIC_URL: shopUrl, PAYMENT_ORIGIN: payUrl, ...where }),
    ...[startAnother(), startAnother(), startAnother()],
  ])
  return {
    shopUrl,
    payUrl,
    api,
    gateway,
    proxy,
    /** All that have been started, also those that have ended. */
    replicas,
    /** The addresses that the name of the storefronts stands for. */
    found,
    startAnother,
    async close() {
      await Promise.all([proxy.close(), ...replicas.map((replica) => replica.stop())])
      names.close()
      await Promise.all([gateway.close(), redis.close()])
      await api.close()
    },
  }
}
