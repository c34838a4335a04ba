import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCompose } from '#scripts/compose-file/compose-file.ts'
import { findProgram } from '#scripts/programs/find-program.ts'
import { createDockerCalls, type Engine } from './docker-calls.ts'
import { startDockerProject } from './docker-project.ts'
import { resolveToLoopback } from './resolve-to-loopback.ts'
import { createReport, runScenario } from './run-scenario.ts'

/**
 * The trial with Docker Compose: builds the images, runs docker-compose.yml as a separate project, and removes the
 * project with its volumes. Resolves to the exit code.
 */
export const runDockerTrial = async ({
  engine,
  engineDescription,
  keep,
}: {
  engine: Engine
  engineDescription: string
  keep: boolean
}) => {
  if (!findProgram(['certutil'])) {
    console.error('The browser of the trial needs certutil (libnss3-tools).')
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-trial-'))
  const calls = createDockerCalls(engine, `stagedoor-trial-${process.pid}`)
  const { PUBLIC_URL: shopUrl = '', PAYMENT_WEBHOOK_ORIGIN: payUrl = '' } = readCompose().services.proxy!.environment
  resolveToLoopback([shopUrl, payUrl].map((url) => new URL(url).hostname))
  const authority = join(folder, 'root.crt')
  const { addSection, write } = createReport(folder)
  const remove = () => calls.compose('down', '--volumes', '--remove-orphans', '--rmi', 'local')
  try {
    await calls.compose('build')
    const trial = {
      engineDescription,
      folder,
      shopUrl,
      payUrl,
      images: await calls.compose('config', '--images'),
      leftOut: 'Docker Compose runs all of the file.',
      onlyReady: false,
      up: () => startDockerProject(calls, folder),
      readAuthority: async () => {
        await calls.compose('cp', 'proxy:/data/caddy/pki/authorities/local/root.crt', authority)
        return authority
      },
    }
    await runScenario(trial, addSection)
    return 0
  } finally {
    write()
    await remove()
    if (keep) console.log(`The report and the logs are in ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  }
}
