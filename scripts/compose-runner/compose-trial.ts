import { findComposeEngine } from '#scripts/compose/docker-compose.ts'

/**
 * `npm run compose:trial [-- --keep]`: runs the whole of docker-compose.yml, and a browser buys a ticket in it. Docker
 * Compose runs it where an engine answers, a stand-in where none does. `--keep` leaves the logs.
 */
const engine = findComposeEngine()
const keep = process.argv.includes('--keep')

const way =
  'missing' in engine
    ? `Stand-in: this machine has no container engine (${engine.missing}). crun runs the images of npm run containers:build.`
    : `Docker Compose: engine ${engine.version} builds and runs docker-compose.yml.`
console.log(way)

// Each way is loaded alone: the other one may need programs that are not installed.
process.exit(
  'missing' in engine
    ? await (await import('./stand-in-trial.ts')).runStandInTrial({ way, keep })
    : await (await import('./docker-trial.ts')).runDockerTrial({ engine, way, keep }),
)
