export type NodeChoice = { use: 'running' } | { use: 'package'; path: string } | { use: 'none'; message: string }

export const chooseNode: (machine: {
  version: string
  platform: string
  arch: string
  getVersion: (path: string) => string | undefined
}) => NodeChoice
