import { readConfig } from './config.ts'
import { warmUpPdfWorker } from './documents/render-in-worker.ts'
import type { SeedContent } from './seed/seed-content.ts'
import { startReferenceApi } from './start.ts'

/** Runs the API as this process until SIGINT or SIGTERM. `content` fills an empty database. */
export const runReferenceApi = async (content?: SeedContent): Promise<void> => {
  try {
    const server = await startReferenceApi({ ...readConfig(), content })
    warmUpPdfWorker()
    let isStopping = false
    const stop = async () => {
      if (isStopping) return
      isStopping = true
      await server.close()
      process.exit(0)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  } catch (error) {
    const { message, cause } = error as Error
    process.stderr.write(`${cause instanceof Error ? `${message}: ${cause.message}` : message}\n`)
    process.exit(1)
  }
}
