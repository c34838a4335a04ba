import { readConfig } from './config.ts'
import { startReferenceApi } from './start.ts'

try {
  const server = await startReferenceApi(readConfig())
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  const { message, cause } = error as Error
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message)
  process.exit(1)
}
