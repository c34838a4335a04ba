import { run } from './run.ts'

try {
  // Volumes of docker-compose.yml.
  console.log(run(process.argv.slice(2), process.env, { file: '/kept/secrets', handedOut: '/handed-out' }))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
