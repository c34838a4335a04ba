import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildahStorageArguments } from '../container-images/buildah.ts'
import type { ComposeFile } from '#scripts/compose-file/compose-file.ts'
import type { MountedImage } from './mount-image.ts'
import { startProject } from './project.ts'
import type { openShopper } from './shopper.ts'

type Options = {
  compose: ComposeFile
  folder: string
  id: string
  images: Map<string, MountedImage>
  openShopper: typeof openShopper
}

const [shopUrl, payUrl] = ['http://localhost:3000', 'http://127.0.0.1:4000']

/** Variables of a demo without a proxy. */
const demoEnvironment = {
  DEPLOYMENT: 'demo',
  PUBLIC_URL: shopUrl,
  PUBLIC_SHOP_URL: shopUrl,
  PAYMENT_PAGE_ORIGIN: payUrl,
  PAYMENT_WEBHOOK_ORIGIN: payUrl,
  TRUSTED_PROXY_HOPS: '0',
  REFERENCE_API_HOST: '127.0.0.1',
  METRICS_PORT: '',
  REFERENCE_API_METRICS_PORT: '',
  COMMERCE_API_URL: payUrl,
  SEARCH_HOST: payUrl,
}

const waitUntilReady = async (url: string) => {
  for (let attempt = 0; attempt < 240; attempt++) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    await sleep(250)
  }
  throw new Error(`${url} is not ready after a minute`)
}

/**
 * Runs both deployables by `buildah run --isolation=chroot` in this machine's network, as a demo without a proxy. Then
 * buys a ticket, with the same Redis, PostgreSQL and secrets. Returns the order and the problems that the browser
 * reported.
 */
export const buyInChroot = async ({ compose, folder, id, images, openShopper }: Options) => {
  const dependencies = ['secrets', 'redis', 'postgres', 'mailpit']
  const services = Object.fromEntries(dependencies.map((name) => [name, compose.services[name]!]))
  const project = await startProject({ compose: { ...compose, services }, folder, cgroup: id, images, scale: {} })
  for (const { service, addresses } of project.containers())
    if (addresses[0]) appendFileSync(join(folder, 'hosts'), `${addresses[0].address} ${service}\n`)

  const runDeployable = (name: string) => {
    const { environment } = compose.services[name]!
    const env = Object.entries({
      ...environment,
      ...Object.fromEntries(
        Object.entries(demoEnvironment).filter(([key]) => key in environment || key === 'REFERENCE_API_HOST'),
      ),
    })
    const child = spawn(
      'buildah',
      [
        ...buildahStorageArguments,
        'run',
        '--isolation=chroot',
        '--user',
        'node',
        '--volume',
        `${join(folder, 'volumes', `${name}-secrets`)}:/secrets:ro`,
        ...env.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
        `${id}-${name}`,
        '--',
        ...images.get(name)!.command,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    const log = createWriteStream(join(folder, 'logs', `plain-${name}.log`))
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    return child
  }

  try {
    const api = runDeployable('reference-api')
    await waitUntilReady(payUrl)
    const storefront = runDeployable('storefront')
    await waitUntilReady(shopUrl)
    process.env.SHOP_URL = shopUrl
    process.env.SHOP_API_URL = payUrl
    const shopper = await openShopper({ folder: join(folder, 'plain'), shopUrl })
    const purchase = await shopper.buyTickets()
    await shopper.close()
    for (const child of [storefront, api]) {
      child.kill('SIGTERM')
      await Promise.race([once(child, 'exit'), sleep(20_000, undefined, { ref: false })])
    }
    return { purchase, problems: shopper.problems }
  } finally {
    await project.down()
  }
}
