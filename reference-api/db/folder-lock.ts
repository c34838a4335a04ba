import { readFileSync, rmSync } from 'node:fs'
import { link, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

type LockHolder = { pid: number; host: string; started: string }

/** How often a holder renews its lock, and when a holder on another host (a container) counts as dead. Milliseconds. */
const heartbeatMs = 2_000
const staleAfterMs = 10_000

/**
 * The start time of a process on Linux, so that a reused process id is not taken for the previous holder; '' on other
 * systems.
 */
const getProcessStart = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isProcessRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isAlive = async (holder: LockHolder, file: string): Promise<boolean> => {
  if (holder.host === hostname()) return isProcessRunning(holder.pid) && getProcessStart(holder.pid) === holder.started
  const { mtimeMs } = await stat(file)
  return Date.now() - mtimeMs < staleAfterMs
}

const readHolder = async (file: string): Promise<LockHolder | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LockHolder
  } catch {
    return null
  }
}

/** Linking a complete file is atomic: no process sees a lock without its holder. False when there is a lock already. */
const tryLock = async (file: string, content: string): Promise<boolean> => {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(draft, content)
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await unlink(draft)
  }
}

const createInUseError = (folder: string, holder: LockHolder | null) => {
  const by = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
  return new Error(
    `The database folder ${folder} is in use by ${by}. Stop it, or set REFERENCE_API_DATA_DIR to another folder.`,
  )
}

/**
 * Locks a database folder: two processes on one embedded database lose rows silently. Takes over the lock of a dead
 * holder. Returns the function that releases it. Throws an error that names the holder.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'lock')
  const ownHolder = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    started: getProcessStart(process.pid),
  } satisfies LockHolder)
  if (!(await tryLock(file, ownHolder))) {
    const holder = await readHolder(file)
    if (holder && (await isAlive(holder, file))) throw createInUseError(folder, holder)
    await unlink(file).catch(() => {})
    if (!(await tryLock(file, ownHolder))) throw createInUseError(folder, await readHolder(file))
    // Two processes took over at once: the later one has removed the lock of the earlier one, which notices here.
    await setTimeout(100)
    if ((await readFile(file, 'utf8').catch(() => '')) !== ownHolder)
      throw createInUseError(folder, await readHolder(file))
  }
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), heartbeatMs)
  heartbeat.unref()
  const removeLock = () => rmSync(file, { force: true })
  process.once('exit', removeLock)
  return async () => {
    clearInterval(heartbeat)
    process.off('exit', removeLock)
    await unlink(file).catch(() => {})
  }
}
