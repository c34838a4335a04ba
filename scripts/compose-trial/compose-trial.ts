import { findComposeEngine } from '#scripts/compose-file/docker-compose.ts'

/**
 * `npm run compose:trial [-- --keep]`: runs the whole of docker-compose.yml and buys a ticket in a browser. Uses Docker
 * Compose where a container engine responds, otherwise a stand-in. `--keep` keeps the logs.
 */
const engine = findComposeEngine()
const keep = process.argv.includes('--keep')

const engineDescription =
  'missing' in engine
    ? `Stand-in: this machine has no container engine (${engine.missing}). crun runs the images of npm run containers:build.`
    : `Docker Compose: engine ${engine.version} builds and runs docker-compose.yml.`
console.log(engineDescription)

// Imports only the chosen engine, because the other one may need programs that are not installed.
process.exit(
  'missing' in engine
    ? await (await import('./stand-in-trial.ts')).runStandInTrial({ engineDescription, keep })
    : await (await import('./docker-trial.ts')).runDockerTrial({ engine, engineDescription, keep }),
)
