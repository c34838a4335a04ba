import type { ContainerInspection, MemoryUsage } from './inspection.ts'

/** All load comes from one address, as of one client that may send no more than these. */
export const trialSettings = {
  PROXY_RATE_ALL: '1000000',
  PROXY_RATE_WITHOUT_FILES: '1000000',
  PROXY_RATE_CHANGES: '1000000',
}

/**
 * What it took from the start of `up` until a service was running, and until it was healthy or had ended well;
 * milliseconds.
 */
export type ServiceStart = { name: string; runningAfterMs: number; readyAfterMs: number; outcome: string }

/** How a container ended when it was stopped. */
export type ContainerExit = { name: string; code: number; ms: number }

/** One `docker compose up` of the trial, by Docker Compose or by the stand-in. */
export type TrialProject = {
  started: ServiceStart[]
  /** Stops a storefront as an engine does, and starts it again; resolves when it is healthy. */
  restartReplica: (index: number, options?: { onlyReady: boolean }) => Promise<void>
  /** Kills a storefront without a signal that it could handle. */
  killReplica: (index: number) => Promise<void>
  startReplica: (index: number) => Promise<void>
  inspectContainers: () => Promise<ContainerInspection[]>
  /** Secrets in images and logs, and files that containers wrote to their images. */
  findSecretTraces: () => Promise<string>
  readMemory: () => Promise<{ name: string; memory: MemoryUsage }[]>
  /** The log of each storefront. */
  readReplicaLogs: () => Promise<{ name: string; log: string }[]>
  /** Stops and removes every container; volumes stay. */
  down: () => Promise<ContainerExit[]>
}

export type Trial = {
  /** The engine that runs the project, in a sentence for the report. */
  engineDescription: string
  folder: string
  shopUrl: string
  payUrl: string
  /** The first section: the images and their versions. */
  images: string
  /** The parts of the compose file that this engine does not run. */
  leftOut: string
  /**
   * True where the proxy loses the body of a request that it sends to a second replica. Load that writes meets only
   * ready replicas.
   */
  onlyReady: boolean
  up: () => Promise<TrialProject>
  /** Stores the root certificate of the proxy in the trial's folder; returns its path. */
  readAuthority: () => Promise<string>
}
