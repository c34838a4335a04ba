import { createConcurrencyLimiter, type ConcurrencyLimiter } from './concurrency-limiter.ts'
import type { IpNetwork } from './ip-group.ts'

type NetworkQueuesOptions = {
  /** How many tasks of a network run at a time; `factor` is 1 for one IP address. */
  getMaxRunning: (factor: number) => number
  /** How many tasks wait for each that may run. */
  waitingPerTask: number
}

/** Runs a task of a client as soon as none of its networks runs too many. Throws BusyError when too many wait. */
export type RunForNetworks = <T>(networks: readonly IpNetwork[], work: () => Promise<T>) => Promise<T>

/** Bounds how many tasks of each network run at a time. */
export const createNetworkQueues = ({ getMaxRunning, waitingPerTask }: NetworkQueuesOptions): RunForNetworks => {
  const queues = new Map<string, { limiter: ConcurrencyLimiter; tasks: number }>()

  const createQueue = (factor: number) => {
    const maxRunning = getMaxRunning(factor)
    return { limiter: createConcurrencyLimiter(maxRunning, maxRunning * waitingPerTask), tasks: 0 }
  }

  const runInNetwork = async <T>({ subject, factor }: IpNetwork, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(subject) ?? createQueue(factor)
    queues.set(subject, queue)
    queue.tasks += 1
    try {
      return await queue.limiter.run(work, [])
    } finally {
      queue.tasks -= 1
      if (queue.tasks === 0) queues.delete(subject)
    }
  }

  // A task takes the place in its own network first, and holds it while it waits for one in a wider network.
  return (networks, work) => networks.reduceRight((runInner, network) => () => runInNetwork(network, runInner), work)()
}
