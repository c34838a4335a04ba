import { createServer } from 'node:net'
import getPort, { portNumbers } from 'get-port'
import { StartError } from './start-error.ts'

/** Returns a free port: `preferredPort`, else one of the hundred after it, else any. */
export const findFreePort = (preferredPort?: number): Promise<number> =>
  getPort(
    preferredPort === undefined ? {} : { port: portNumbers(preferredPort, Math.min(preferredPort + 100, 65_535)) },
  )

// A program may listen on one of these addresses only. Some systems would then let the shop listen on the others.
const addresses = ['::', '0.0.0.0', '127.0.0.1', '::1']

/** The error code of listening on the port at this address; undefined when the port is free. */
const findBindError = (port: number, host: string) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })

/** Throws a StartError when the port is taken or not allowed. Its message says how to choose another port. */
export const requireFreePort = async (port: number, variable: string): Promise<void> => {
  for (const address of addresses) {
    const code = await findBindError(port, address)
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken: another program listens on it (perhaps this shop, started before).\n` +
          `Stop that program, or choose another port: ${variable}=${await findFreePort(port + 1)} npm start`,
      )
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} is not allowed for this user. Choose another: ${variable}=3000 npm start`)
  }
}

/** Reads a port from the environment. Throws a StartError when it is not a port. */
export const parsePort = (text: string | undefined, variable: string, fallback: number): number => {
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartError(
    `${variable}=${text} is not a port. Give a number from 1 to 65535, for example ${variable}=${fallback}.`,
  )
}
