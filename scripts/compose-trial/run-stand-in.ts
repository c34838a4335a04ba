import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCompose } from '#scripts/compose-file/compose-file.ts'
import { buyInChroot } from './buy-in-chroot.ts'
import { readMemoryUsage } from './inspect-container.ts'
import { findSecretTracesInStandIn, inspectProject } from './inspect-project.ts'
import { mountImages } from './mount-images.ts'
import { prepareNamespaces } from './prepare-namespaces.ts'
import { startProject } from './project.ts'
import { formatErrors, formatImages, formatPurchase, formatUnsupportedKeys } from './report.ts'
import { createReport, runScenario } from './run-scenario.ts'
import { hasBodyRetryBug, listVersionVariables } from '../../docker/proxy/testing/caddy-version.ts'
import { readVersions } from './stand-in-versions.ts'
import { trialSettings, type TrialProject } from './trial-project.ts'

/** Runs the trial with the stand-in, inside the namespaces that `stand-in-trial.ts` has created for this process. */
const { TRIAL_FOLDER: folder = '', TRIAL_ID: id = '', TRIAL_ENGINE: engineDescription = '' } = process.env
if (!folder || !id) throw new Error('npm run compose:trial starts this in namespaces of its own')

const compose = readCompose(trialSettings)
const { PUBLIC_URL: shopUrl = '', PAYMENT_WEBHOOK_ORIGIN: payUrl = '' } = compose.services.proxy!.environment

prepareNamespaces({ folder, names: [shopUrl, payUrl].map((url) => new URL(url).hostname) })
const images = mountImages(compose, id)
const versions = readVersions(images)
// Where an older Caddy replaces that of the compose file, load with writes must reach only ready replicas.
const onlyReady = hasBodyRetryBug(versions.proxy!)
Object.assign(compose.services.proxy!.environment, listVersionVariables(versions.proxy!))
writeFileSync(join(folder, 'stamp'), '')

const startProjectUnderTest = async (): Promise<TrialProject> => {
  const project = await startProject({ compose, folder, cgroup: id, images, scale: { storefront: 3 } })
  const options = { compose, project, id, folder, images }
  const toName = (index: number) => `${compose.name}-storefront-${index}`
  return {
    started: project.started,
    down: project.down,
    restartReplica: async (index, { onlyReady } = { onlyReady: false }) => {
      await project.stop(toName(index), { onlyReady })
      await project.add('storefront', index, { onlyReady })
    },
    killReplica: (index) => project.kill(toName(index)),
    startReplica: (index) => project.add('storefront', index),
    inspectContainers: () => inspectProject(options),
    findSecretTraces: () => Promise.resolve(findSecretTracesInStandIn(options)),
    readMemory: () =>
      Promise.resolve(
        project.containers().map(({ container: { name } }) => ({ name, memory: readMemoryUsage(`${id}/${name}`) })),
      ),
    readReplicaLogs: () =>
      Promise.resolve(
        project
          .containers()
          .filter(({ service }) => service === 'storefront')
          .map(({ container: { name }, logFile }) => ({ name, log: readFileSync(logFile, 'utf8') })),
      ),
  }
}

const { addSection, write } = createReport(folder)
try {
  const trial = {
    engineDescription,
    folder,
    shopUrl,
    payUrl,
    images: formatImages(compose, versions),
    leftOut: formatUnsupportedKeys(compose),
    onlyReady,
    up: startProjectUnderTest,
    readAuthority: () =>
      Promise.resolve(join(folder, 'volumes', 'proxy', 'caddy', 'pki', 'authorities', 'local', 'root.crt')),
  }
  await runScenario(trial, addSection)
  const { openShopper } = await import('./shopper.ts')
  const { purchase, problems } = await buyInChroot({ compose, folder, id, images, openShopper })
  addSection(
    'The same images by buildah run --isolation=chroot',
    `${formatPurchase(purchase)}\n- ${formatErrors(problems)}`,
  )
} finally {
  write()
}
process.exit()
