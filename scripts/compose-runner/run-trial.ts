import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCompose } from '#scripts/compose/compose-file.ts'
import { prepareNamespaces, trustAuthority } from './prepare-namespaces.ts'
import { hasBodyRetryBug, readVersions } from './stand-in-versions.ts'
import { mountImages } from './mount-images.ts'
import { inspectProject, findSecretTraces, formatRequestShares } from './inspect-project.ts'
import { runUnderLoad } from './run-under-load.ts'
import { readMemoryUsage } from './inspect-container.ts'
import { buyInChroot } from './chroot-purchase.ts'
import { startProject } from './project.ts'
import {
  reportContainers,
  reportExits,
  reportImages,
  reportLoad,
  reportMemory,
  reportPurchase,
  reportStart,
  reportUnsupportedKeys,
} from './report.ts'

const { TRIAL_FOLDER: folder = '', TRIAL_ID: id = '' } = process.env
if (!folder || !id) throw new Error('npm run compose:trial starts this in namespaces of its own')

const compose = readCompose()
const proxy = compose.services.proxy!.environment
const [shopUrl, payUrl] = [proxy.PUBLIC_URL!, proxy.PAYMENT_WEBHOOK_ORIGIN!]
process.env.SHOP_URL = shopUrl
process.env.SHOP_API_URL = payUrl

const report: string[] = []
const addSection = (title: string, text: string) => {
  console.log(`\n## ${title}\n\n${text}`)
  report.push(`## ${title}\n\n${text}\n`)
}

const formatTrouble = (trouble: string[]) =>
  trouble.length === 0
    ? 'No error of the console, the page or its policy all the way.'
    : `TROUBLE: ${trouble.join('; ')}`

prepareNamespaces({ folder, names: [shopUrl, payUrl].map((url) => new URL(url).hostname) })
mkdirSync(join(folder, 'pictures'))
const images = mountImages(compose, id)
const onlyReady = hasBodyRetryBug(images)
writeFileSync(join(folder, 'stamp'), '')
const startTrialProject = () => startProject({ compose, folder, cgroup: id, images, scale: { storefront: 3 } })

let project = await startTrialProject()
try {
  addSection('Images', reportImages(compose, readVersions(images)))
  addSection(
    'docker compose up --scale storefront=3',
    `${reportStart(project.started)}\n\n${reportUnsupportedKeys(compose)}`,
  )

  const authority = join(folder, 'volumes', 'proxy', 'caddy', 'pki', 'authorities', 'local', 'root.crt')
  trustAuthority(readFileSync(authority, 'utf8'))
  const { openShopper } = await import('./shopper.ts')
  const shopper = await openShopper({ folder, authority, shopUrl })
  const purchase = await shopper.buyTickets()
  addSection('A shopper', reportPurchase(purchase))

  const sku = await shopper.leaveTicketsInBasket()
  const rollReplicas = (onlyReady: boolean) => async () => {
    for (const index of [1, 2, 3]) {
      await project.stop(`${compose.name}-storefront-${index}`, { onlyReady })
      await project.add('storefront', index, { onlyReady })
    }
  }
  const loadDuringKill = await runUnderLoad({ shopUrl, sku, writes: false }, async () => {
    await sleep(1000)
    await project.kill(`${compose.name}-storefront-2`)
    await sleep(3000)
    await project.add('storefront', 2)
  })
  addSection(
    'Four guests with baskets, while replicas come and go',
    [
      reportLoad(
        'each of three stopped and started again; pages and calls that read',
        await runUnderLoad({ shopUrl, sku, writes: false }, rollReplicas(false)),
      ),
      reportLoad(
        `the same with changes of baskets${onlyReady ? ' (of replicas that are ready: see the proxy’s stand-in)' : ''}`,
        await runUnderLoad({ shopUrl, sku, writes: true }, rollReplicas(onlyReady)),
      ),
      reportLoad('one killed, and started again; pages and calls that read', loadDuringKill),
      `- this machine meanwhile: ${availableParallelism()} processors for all of it, the browser included, load ${loadavg()[0]!.toFixed(1)}; a storefront says 503 where Redis takes longer than 350 ms.`,
    ].join('\n'),
  )
  addSection('What each replica answered', formatRequestShares(project))

  const options = { compose, project, id, folder, images }
  addSection('Inside the containers', reportContainers(await inspectProject(options)))
  addSection('Traces', findSecretTraces(options))
  addSection(
    'Memory',
    reportMemory(
      project
        .containers()
        .map(({ container }) => ({ name: container.name, memory: readMemoryUsage(`${id}/${container.name}`) })),
    ),
  )

  await shopper.leaveShop()
  addSection('docker compose down', reportExits(await project.down()))
  project = await startTrialProject()
  addSection('docker compose up once more', reportStart(project.started))
  await shopper.expectOrderAndBasket(purchase.order)
  addSection(
    'The same browser',
    `Still signed in; order ${purchase.order} and the basket of three tickets are there. ${formatTrouble(shopper.trouble)}`,
  )
  await shopper.close()
  await project.down()

  const chrootPurchase = await buyInChroot({ compose, folder, id, images, openShopper })
  addSection(
    'The same images by buildah run --isolation=chroot',
    `${reportPurchase(chrootPurchase.purchase)}\n- ${formatTrouble(chrootPurchase.trouble)}`,
  )
} finally {
  await project.down().catch(() => {})
  writeFileSync(join(folder, 'report.md'), report.join('\n'))
}
process.exit()
