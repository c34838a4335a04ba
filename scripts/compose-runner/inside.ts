import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCompose } from './compose-model.ts'
import { enterNamespaces, trustAuthority } from './enter.ts'
import { losesBodies, versionsOf } from './fit-stand-ins.ts'
import { openImages } from './open-images.ts'
import { lookAround, lookForTraces, sharesOf } from './look-around.ts'
import { underLoad } from './load.ts'
import { memoryOf } from './look.ts'
import { buyPlainly } from './plain.ts'
import { upProject } from './project.ts'
import {
  reportContainers,
  reportEnds,
  reportImages,
  reportLoad,
  reportMemory,
  reportPurchase,
  reportStart,
  reportUntried,
} from './report.ts'

const { TRIAL_FOLDER: folder = '', TRIAL_ID: id = '' } = process.env
if (!folder || !id) throw new Error('npm run containers:try starts this in namespaces of its own')

const compose = readCompose()
const proxy = compose.services.proxy!.environment!
const [shopUrl, payUrl] = [proxy.PUBLIC_URL!, proxy.PAYMENT_ORIGIN!]
process.env.SHOP_URL = shopUrl
process.env.SHOP_API_URL = payUrl

const report: string[] = []
const say = (title: string, text: string) => {
  console.log(`\n## ${title}\n\n${text}`)
  report.push(`## ${title}\n\n${text}\n`)
}

const saySound = (trouble: string[]) =>
  trouble.length === 0
    ? 'No error of the console, the page or its policy all the way.'
    : `TROUBLE: ${trouble.join('; ')}`

enterNamespaces({ folder, names: [shopUrl, payUrl].map((url) => new URL(url).hostname) })
mkdirSync(join(folder, 'pictures'))
const images = openImages(compose, id)
const onlyReady = losesBodies(images)
writeFileSync(join(folder, 'stamp'), '')
const up = () => upProject({ compose, folder, cgroup: id, images, scale: { storefront: 3 } })

let project = await up()
try {
  say('Images', reportImages(compose, versionsOf(images)))
  say('docker compose up --scale storefront=3', `${reportStart(project.started)}\n\n${reportUntried(compose)}`)

  const authority = join(folder, 'volumes', 'proxy', 'caddy', 'pki', 'authorities', 'local', 'root.crt')
  trustAuthority(readFileSync(authority, 'utf8'))
  const { openShopper } = await import('./shopper.ts')
  const shopper = await openShopper({ folder, authority, shopUrl })
  const bought = await shopper.buy()
  say('A shopper', reportPurchase(bought))

  const sku = await shopper.leaveBasket()
  const roll = (onlyReady: boolean) => async () => {
    for (const index of [1, 2, 3]) {
      await project.stop(`${compose.name}-storefront-${index}`, { onlyReady })
      await project.add('storefront', index, { onlyReady })
    }
  }
  const killed = await underLoad({ shopUrl, sku, writes: false }, async () => {
    await sleep(1000)
    await project.kill(`${compose.name}-storefront-2`)
    await sleep(3000)
    await project.add('storefront', 2)
  })
  say(
    'Four guests with baskets, while replicas come and go',
    [
      reportLoad(
        'each of three stopped and started again; pages and calls that read',
        await underLoad({ shopUrl, sku, writes: false }, roll(false)),
      ),
      reportLoad(
        `the same with changes of baskets${onlyReady ? ' (of replicas that are ready: see the proxy’s stand-in)' : ''}`,
        await underLoad({ shopUrl, sku, writes: true }, roll(onlyReady)),
      ),
      reportLoad('one killed, and started again; pages and calls that read', killed),
      `- this machine meanwhile: ${availableParallelism()} processors for all of it, the browser included, load ${loadavg()[0]!.toFixed(1)}; a storefront says 503 where Redis takes longer than 350 ms.`,
    ].join('\n'),
  )
  say('What each replica answered', sharesOf(project))

  const options = { compose, project, id, folder, images }
  say('Inside the containers', reportContainers(await lookAround(options)))
  say('Traces', lookForTraces(options))
  say(
    'Memory',
    reportMemory(
      project
        .containers()
        .map(({ container }) => ({ name: container.name, memory: memoryOf(`${id}/${container.name}`) })),
    ),
  )

  await shopper.lookAway()
  say('docker compose down', reportEnds(await project.down()))
  project = await up()
  say('docker compose up once more', reportStart(project.started))
  await shopper.findAll(bought.order)
  say(
    'The same browser',
    `Still signed in; order ${bought.order} and the basket of three tickets are there. ${saySound(shopper.trouble)}`,
  )
  await shopper.close()
  await project.down()

  const plain = await buyPlainly({ compose, folder, id, images, openShopper })
  say(
    'The same images by buildah run --isolation=chroot',
    `${reportPurchase(plain.bought)}\n- ${saySound(plain.trouble)}`,
  )
} finally {
  await project.down().catch(() => {})
  writeFileSync(join(folder, 'report.md'), report.join('\n'))
}
process.exit()
