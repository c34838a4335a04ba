import type { Change, PlantedLeak, WrappedExport } from './planted-leak.ts'
import { recordSecrets } from './recorded-secrets.ts'

/** All changes that plant a leak, including those that every leak needs. */
export const listChanges = ({ changes }: Pick<PlantedLeak, 'changes'>): Change[] => [recordSecrets, ...changes]

const isWrapped = (change: Change): change is WrappedExport => 'wrap' in change

/** The exported functions of one file that a leak wraps. */
export const listWrappedExports = (leak: Pick<PlantedLeak, 'changes'>, file: string): WrappedExport[] =>
  listChanges(leak)
    .filter(isWrapped)
    .filter((change) => change.file === file)
