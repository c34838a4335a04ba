import type { IpNetwork } from './ip-group.ts'
import { createSubjectCounts } from './subject-counts.ts'

/** Thrown when the queue is full. */
export class BusyError extends Error {
  constructor() {
    super('Too many are waiting')
    this.name = 'BusyError'
  }
}

type WaitingTask = { start: () => void; round: number; networks: readonly IpNetwork[] }

export type ConcurrencyLimiter = {
  /** `networks` are those of the client, as in `listClientNetworks`. `name` is for `hasten`. */
  run<T>(work: () => Promise<T>, networks: readonly IpNetwork[], name?: string): Promise<T>
  /**
   * A client of these networks waits for the task of this name, too. The task moves to their place in the queue when
   * that is earlier, and counts for them from then on.
   */
  hasten(name: string, networks: readonly IpNetwork[]): void
}

/**
 * Runs at most `maxRunning` tasks at a time. Networks take turns: each IPv4 address and each IPv6 /48 has one task in a
 * round. So a client waits for one task of each other network, however many tasks these have. Throws BusyError when
 * `maxWaiting` tasks are already waiting, or a quarter of them for one network. The last quarter is for networks with
 * few. At most `maxRunningOfNetwork` tasks of one network run at a time, so that its slow ones leave room for others. A
 * task of a client that has left keeps its place.
 */
export const createConcurrencyLimiter = (
  maxRunning: number,
  maxWaiting: number,
  maxRunningOfNetwork = maxRunning,
): ConcurrencyLimiter => {
  /** By round; in order of arrival within one. */
  const queue: WaitingTask[] = []
  const tasksByName = new Map<string, WaitingTask>()
  const waiting = createSubjectCounts()
  const runningOfNetworks = createSubjectCounts()
  let currentRound = 0
  let running = 0

  const hasRoom = (networks: readonly IpNetwork[]) => {
    const limit = queue.length < maxWaiting * 0.75 ? maxWaiting / 4 : maxWaiting / 32
    return networks.every(({ subject }) => waiting.get(subject) < limit)
  }
  const getNextRound = (networks: readonly IpNetwork[]) =>
    currentRound + Math.max(0, ...networks.map(({ subject }) => waiting.get(subject)))

  const enqueue = (task: WaitingTask) => {
    waiting.add(task.networks.map(({ subject }) => subject))
    const place = queue.findIndex(({ round }) => round > task.round)
    queue.splice(place < 0 ? queue.length : place, 0, task)
  }
  const dequeue = (task: WaitingTask) => {
    waiting.remove(task.networks.map(({ subject }) => subject))
    queue.splice(queue.indexOf(task), 1)
  }

  const mayStart = (networks: readonly IpNetwork[]) =>
    running < maxRunning && networks.every(({ subject }) => runningOfNetworks.get(subject) < maxRunningOfNetwork)
  const takeSlot = (networks: readonly IpNetwork[]) => {
    running += 1
    runningOfNetworks.add(networks.map(({ subject }) => subject))
  }

  /** Resolves to the networks for which the task runs. */
  const acquireSlot = async (networks: readonly IpNetwork[], name: string | undefined) => {
    if (mayStart(networks)) {
      takeSlot(networks)
      return networks
    }
    if (queue.length >= maxWaiting || !hasRoom(networks)) throw new BusyError()
    const started = Promise.withResolvers<void>()
    const task: WaitingTask = { start: started.resolve, round: getNextRound(networks), networks }
    enqueue(task)
    if (name !== undefined) tasksByName.set(name, task)
    await started.promise
    if (name !== undefined) tasksByName.delete(name)
    return task.networks
  }

  // The next task has its slot before it starts, so that no later call takes it first.
  const releaseSlot = (networks: readonly IpNetwork[]) => {
    running -= 1
    runningOfNetworks.remove(networks.map(({ subject }) => subject))
    const next = queue.find((task) => mayStart(task.networks))
    if (!next) return
    dequeue(next)
    takeSlot(next.networks)
    currentRound = Math.max(currentRound, next.round)
    next.start()
  }

  return {
    run: async (work, networks, name) => {
      const runningFor = await acquireSlot(networks, name)
      try {
        return await work()
      } finally {
        releaseSlot(runningFor)
      }
    },
    hasten: (name, networks) => {
      const task = tasksByName.get(name)
      if (!task) return
      const round = getNextRound(networks)
      if (task.round <= round || !hasRoom(networks)) return
      dequeue(task)
      Object.assign(task, { round, networks })
      enqueue(task)
    },
  }
}
