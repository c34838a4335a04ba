export type ProcessInfo = {
  command: string
  uid: string
  capabilities: string
  noNewPrivileges: boolean
  environ: string
}

/** In bytes. `peakBytes` includes cached files; `rssBytes` is the memory of the container's processes. */
export type MemoryUsage = { peakBytes: number; rssBytes: number; limitBytes: number; oomKillCount: number }

export type ContainerInspection = {
  name: string
  processes: ProcessInfo[]
  writable: { isRootWritable: boolean; paths: string[] }
  foreignSecrets: string[]
  reaches: string[]
}
