import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartError } from './start-error.ts'

type LockHolder = { port: number; token: string }

const isHolderAlive = async ({ port, token }: LockHolder) => {
  const socket = connect({ port, host: '127.0.0.1' }).setTimeout(1000, () => socket.destroy(new Error('silent')))
  return (await text(socket).catch(() => '')) === token
}

/**
 * Locks a data folder against other launchers; returns a function that releases it. The holder sends the token of the
 * lock file on a port, so a lock of a crashed launcher blocks nothing, even when another process has its number. Throws
 * a StartError when the folder is locked.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'launcher.lock')
  const holder = (await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)) as LockHolder | undefined
  if (holder && (await isHolderAlive(holder))) {
    throw new StartError(
      `The shop is already running on the data in ${folder}. Stop it first: two shops at once would corrupt the data.`,
    )
  }

  const token = randomUUID()
  const server = createServer((socket) => socket.on('error', () => {}).end(token)).unref()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  await writeFile(file, JSON.stringify({ port: (server.address() as AddressInfo).port, token }))

  return async () => {
    server.close()
    await rm(file, { force: true })
  }
}
