import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  formatRequestCounts,
  formatErrors,
  formatContainers,
  formatExits,
  formatLoad,
  formatMemory,
  formatPurchase,
  formatStart,
} from './report.ts'
import { runUnderLoad } from './run-under-load.ts'
import type { Trial } from './trial-project.ts'

const replicas = [1, 2, 3]

const trustAuthority = (file: string) =>
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(file, 'utf8')])

/** Creates a report that the terminal shows while it grows; `write` stores it as report.md. */
export const createReport = (folder: string) => {
  const sections: string[] = []
  return {
    addSection: (title: string, text: string) => {
      console.log(`\n## ${title}\n\n${text}`)
      sections.push(`## ${title}\n\n${text}\n`)
    },
    write: () => writeFileSync(join(folder, 'report.md'), sections.join('\n')),
  }
}

/**
 * Runs the same steps with either engine: buys tickets, sends load while replicas start and stop, and inspects every
 * container. Then runs `down`, and `up` with the existing data. Throws when a step fails.
 */
export const runScenario = async (trial: Trial, addSection: (title: string, text: string) => void): Promise<void> => {
  const { folder, shopUrl } = trial
  process.env.SHOP_URL = shopUrl
  process.env.SHOP_API_URL = trial.payUrl
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  addSection('Way', trial.engineDescription)
  addSection('Images', trial.images)
  let project = await trial.up()
  try {
    addSection('docker compose up --scale storefront=3', `${formatStart(project.started)}\n\n${trial.leftOut}`)
    const authority = await trial.readAuthority()
    trustAuthority(authority)
    const { openShopper } = await import('./shopper.ts')
    const shopper = await openShopper({ folder, authority, shopUrl })
    const purchase = await shopper.buyTickets()
    addSection('A purchase', formatPurchase(purchase))

    const sku = await shopper.leaveTicketsInBasket()
    const restartReplicas = (onlyReady: boolean) => async () => {
      for (const index of replicas) await project.restartReplica(index, { onlyReady })
    }
    const loadDuringKill = await runUnderLoad({ shopUrl, sku, writes: false }, async () => {
      await sleep(1000)
      await project.killReplica(2)
      await sleep(3000)
      await project.startReplica(2)
    })
    addSection(
      'Load of four guests while replicas stop and start',
      [
        formatLoad(
          'each of three replicas stopped and started again; reads only',
          await runUnderLoad({ shopUrl, sku, writes: false }, restartReplicas(false)),
        ),
        formatLoad(
          `the same with changes of baskets${trial.onlyReady ? ' (ready replicas only: see the proxy’s stand-in)' : ''}`,
          await runUnderLoad({ shopUrl, sku, writes: true }, restartReplicas(trial.onlyReady)),
        ),
        formatLoad('one replica killed and started again; reads only', loadDuringKill),
        `- this machine during the load: ${availableParallelism()} processors for all of it, the browser included, load ${loadavg()[0]!.toFixed(1)}; a storefront responds 503 when Redis takes longer than 350 ms.`,
      ].join('\n'),
    )
    addSection('Requests by replica', formatRequestCounts(await project.readReplicaLogs()))
    addSection('Inside the containers', formatContainers(await project.inspectContainers()))
    addSection('Traces of secrets', await project.findSecretTraces())
    addSection('Memory', formatMemory(await project.readMemory()))

    await shopper.leaveShop()
    addSection('docker compose down', formatExits(await project.down()))
    project = await trial.up()
    addSection('docker compose up once more', formatStart(project.started))
    await shopper.expectOrderAndBasket(purchase.order)
    addSection(
      'The same browser after the restart',
      `Still signed in; order ${purchase.order} and the basket of three tickets are there. ${formatErrors(shopper.problems)}`,
    )
    await shopper.close()
  } finally {
    await project.down().catch(() => [])
  }
}
