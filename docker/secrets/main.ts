import { runSecretsCommand } from './run-secrets-command.ts'

try {
  // Both paths are volumes of docker-compose.yml.
  console.log(
    runSecretsCommand(process.argv.slice(2), process.env, {
      file: '/persisted/secrets',
      distributedFolder: '/distributed',
    }),
  )
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
