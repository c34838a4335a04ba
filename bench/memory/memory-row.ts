import type { Memory } from './read-memory.ts'

/** The memory of a process in one state. `target` is what the resident memory must and should not exceed, in MiB. */
export type MemoryRow = { name: string; memory: Memory; target?: { must: number; aim: number } | undefined }

/** Reports the row at once, because the benchmark takes minutes. */
export const toRow = (row: MemoryRow): MemoryRow => {
  const { rss, heap, heapLimit } = row.memory
  console.error(`  ${row.name}: ${rss.toFixed(0)} MB, heap ${heap.toFixed(0)} of ${heapLimit.toFixed(0)} MB`)
  return row
}
