import { randomBytes, randomInt } from 'node:crypto'
import getPort from 'get-port'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway } from '#server/testing/start-faulty-gateway.ts'
import { startRedis } from '#server/testing/start-redis.ts'
import { startReplica, type Replica } from '#server/testing/start-replicas.ts'
import { startLimiter } from './start-limiter.ts'
import { startNameServer } from './start-name-server.ts'
import { startProxy } from './start-proxy.ts'

const createSecret = () => randomBytes(32).toString('base64')

/** A loopback network of this test run: each service has its own address and listens at the port of the Caddyfile. */
const network = `127.${randomInt(16, 255)}.${randomInt(255)}`

export const getHost = ({ url }: Pick<Replica, 'url'>) => new URL(url).hostname

/**
 * Starts three storefronts in production mode behind the shipped proxy, the services that they need, and a name server
 * that resolves them.
 */
export const startProxiedShop = async () => {
  const [HTTPS_PORT, PROXY_HEALTH_PORT] = [String(await getPort()), String(await getPort())]
  const [shopUrl, payUrl] = [`https://shop.localhost:${HTTPS_PORT}`, `https://pay.localhost:${HTTPS_PORT}`]
  const searchApiKey = createSecret()
  const apiAddress = `${network}.100`
  const knownAddresses = new Set<string>()
  const limiterHost = `${network}.101`
  const [api, redis, nameServer, limiter] = await Promise.all([
    startFixtureApi({ host: apiAddress, port: 4000, shopUrl, paymentPageOrigin: payUrl, searchApiKey }),
    startRedis(),
    startNameServer(knownAddresses),
    // All shoppers of a test share few IP addresses.
    startLimiter(limiterHost, {
      PROXY_RATE_ALL: '100000',
      PROXY_RATE_WITHOUT_FILES: '100000',
      PROXY_RATE_CHANGES: '100000',
    }),
  ])
  const gateway = await startFaultyGateway(api.url)
  const env = {
    DEPLOYMENT: 'production',
    PORT: '3000',
    PUBLIC_URL: shopUrl,
    PAYMENT_PAGE_ORIGIN: payUrl,
    TRUSTED_PROXY_HOPS: '1',
    COMMERCE_API_URL: gateway.url,
    SEARCH_HOST: api.url,
    SEARCH_APP_ID: 'stagedoor',
    SEARCH_API_KEY: searchApiKey,
    REDIS_URL: redis.url,
    SESSION_SECRETS: createSecret(),
    SESSION_KEYS: createSecret(),
    // Longer than the proxy's `keepalive`.
    SHUTDOWN_DELAY_MS: '2500',
    DATA_CACHE_SECONDS: '1',
    LIMIT_SIGN_IN_IP: '3/15m',
    LIMIT_GUEST_SESSIONS_IP: '100000/10m',
    LIMIT_PAYMENTS_IP: '1000/15m',
    // On a busy machine a request that waits is not a failure.
    UPSTREAM_TIMEOUT_MS: '15000',
    REDIS_TIMEOUT_MS: '5000',
  }
  const replicas: Replica[] = []
  let count = 0
  /** Starts one more replica and adds it to the name server. */
  const startNextReplica = async () => {
    const HOST = `${network}.${(count += 1)}`
    const replica = await startReplica({ ...env, HOST })
    replicas.push(replica)
    knownAddresses.add(HOST)
    return replica
  }
  const proxyEnvironment = {
    STOREFRONT_HOST: 'storefront',
    REFERENCE_API_HOST: apiAddress,
    LIMITER_HOST: limiterHost,
    PROXY_RESOLVERS: `resolvers udp/${nameServer.address}`,
  }
  const [proxy] = await Promise.all([
    startProxy({
      HTTPS_PORT,
      PROXY_HEALTH_PORT,
      PUBLIC_URL: shopUrl,
      PAYMENT_WEBHOOK_ORIGIN: payUrl,
      ...proxyEnvironment,
    }),
    ...[startNextReplica(), startNextReplica(), startNextReplica()],
  ])
  return {
    shopUrl,
    payUrl,
    api,
    gateway,
    proxy,
    /** All replicas so far, including those that have ended. */
    replicas,
    /** The addresses to which the name of the storefronts resolves. */
    knownAddresses,
    startNextReplica,
    async close() {
      await Promise.all([proxy.close(), ...replicas.map((replica) => replica.stop())])
      nameServer.close()
      await Promise.all([gateway.close(), redis.close(), limiter.close()])
      await api.close()
    },
  }
}
