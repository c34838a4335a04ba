import type { StartOptions } from '#reference-api/start.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startApp } from './start-app.ts'
import { startFaultyGateway } from './start-faulty-gateway.ts'
import { startTestServer } from './start-test-server.ts'

type FaultyShopOptions = {
  /** Options for the reference API. */
  api?: StartOptions
  /** Environment variables for the shop; `apiUrl` is the API itself, behind the gateway. */
  env?: (apiUrl: string) => Record<string, string>
}

/** Starts the shipped app with its own Redis, and with a reference API behind a gateway that makes faults. */
export const startFaultyShop = async ({ api: apiOptions, env = () => ({}) }: FaultyShopOptions = {}) => {
  const upstream = await startFixtureApi(apiOptions)
  const gateway = await startFaultyGateway(upstream.url)
  const shop = await startApp({ COMMERCE_API_URL: gateway.url, ...env(upstream.url) })
  const server = await startTestServer(shop.app)
  const close = async () => {
    await server.close()
    await shop.close()
    await gateway.close()
    await upstream.close()
  }
  return { upstream, gateway, shop, server, close }
}
