import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { link, readFile, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

type LockHolder = { pid: number; host: string; started: string }

type LockOptions = {
  fileName?: string
  /** `holder` names the holder for the operator, for example "process 12 on shop-1". */
  createInUseError: (holder: string) => Error
}

/**
 * Milliseconds between two signs of life of a holder, and the time without one after which a holder on another host
 * counts as dead.
 */
const heartbeatMs = 2_000
const staleAfterMs = 10_000

/** Used on macOS and BSD, which have no /proc. Slim images of Linux have no `ps`. */
const getProcessStartByPs = (pid: number): string => {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/**
 * The time at which a process started; '' when unknown. It distinguishes the holder from a later process with the same
 * id.
 */
const getProcessStart = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return getProcessStartByPs(pid)
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
    const { pid, host, started } = JSON.parse(await readFile(file, 'utf8')) as Partial<LockHolder>
    return pid === undefined || host === undefined ? null : { pid, host, started: started ?? '' }
  } catch {
    return null
  }
}

/**
 * Creates the lock by linking a finished file, which is atomic: so no process reads a lock without its holder. False
 * when a lock exists.
 */
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

const describeHolder = (holder: LockHolder | null) =>
  holder ? `process ${holder.pid} on ${holder.host}` : 'another process'

/**
 * Locks a folder for this process. Without the lock, two processes on one embedded database would lose rows without an
 * error. Takes over the lock of a dead process. Returns the function that releases the lock. Throws the error of
 * `createInUseError` while the holder runs.
 */
export const lockFolder = async (
  folder: string,
  { fileName = 'lock', createInUseError }: LockOptions,
): Promise<() => Promise<void>> => {
  const file = join(folder, fileName)
  const createError = async () => createInUseError(describeHolder(await readHolder(file)))
  const ownHolder = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    started: getProcessStart(process.pid),
  } satisfies LockHolder)
  if (!(await tryLock(file, ownHolder))) {
    const holder = await readHolder(file)
    if (holder && (await isAlive(holder, file))) throw createInUseError(describeHolder(holder))
    await unlink(file).catch(() => {})
    if (!(await tryLock(file, ownHolder))) throw await createError()
    // Two processes may take over at the same time. Then the later one has removed the lock of the earlier one, which
    // finds that out here.
    await setTimeout(100)
    if ((await readFile(file, 'utf8').catch(() => '')) !== ownHolder) throw await createError()
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
