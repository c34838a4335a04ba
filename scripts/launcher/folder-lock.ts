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
 * Keeps two launchers from running on one data folder. The holder answers on a port with the token in the lock file,
 * so a lock left behind by a crash holds nobody up, whatever process has its number by now.
 * Returns what gives the folder back.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'launcher.lock')
  const holder = (await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)) as LockHolder | undefined
  if (holder && (await isHolderAlive(holder))) {
    throw new StartError(
      `The shop is already running on the data in ${folder}. Stop it first: two at once would spoil the data.`,
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
