import type { ContainerInspection, MemoryUsage } from './inspection.ts'

/** All load comes from one IP address, so the limits of one client must be high enough for all of it. */
export const trialSettings = {
  PROXY_RATE_ALL: '1000000',
  PROXY_RATE_WITHOUT_FILES: '1000000',
  PROXY_RATE_CHANGES: '1000000',
}

/**
 * Milliseconds from the start of `up`: until a service was running, and until it was healthy or had ended without an
 * error.
 */
export type ServiceStart = { name: string; runningAfterMs: number; readyAfterMs: number; outcome: string }

/** How a container ended when it was stopped. */
export type ContainerExit = { name: string; code: number; ms: number }

/** A run of `docker compose up` in the trial, by Docker Compose or by the stand-in. */
export type TrialProject = {
  started: ServiceStart[]
  /** Stops a storefront with the signal that an engine sends, and starts it again; resolves when it is healthy. */
  restartReplica: (index: number, options?: { onlyReady: boolean }) => Promise<void>
  /** Kills a storefront with SIGKILL, which it cannot handle. */
  killReplica: (index: number) => Promise<void>
  startReplica: (index: number) => Promise<void>
  inspectContainers: () => Promise<ContainerInspection[]>
  /** Reports secrets in images and logs, and files that containers wrote to their images. */
  findSecretTraces: () => Promise<string>
  readMemory: () => Promise<{ name: string; memory: MemoryUsage }[]>
  /** The log of each storefront. */
  readReplicaLogs: () => Promise<{ name: string; log: string }[]>
  /** Stops and removes every container; volumes stay. */
  down: () => Promise<ContainerExit[]>
}

export type Trial = {
  /** Names the engine that runs the project, as a sentence for the report. */
  engineDescription: string
  folder: string
  shopUrl: string
  payUrl: string
  /** The first section of the report: the images and their versions. */
  images: string
  /** The parts of the compose file that this engine does not run. */
  leftOut: string
  /**
   * True when the proxy loses the body of a request that it sends to a second replica. Load with writes must then reach
   * only ready replicas.
   */
  onlyReady: boolean
  up: () => Promise<TrialProject>
  /** Stores the root certificate of the proxy in the trial's folder; returns its path. */
  readAuthority: () => Promise<string>
}
