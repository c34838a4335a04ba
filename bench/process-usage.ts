import { readFileSync } from 'node:fs'

/** Clock ticks of Linux, 100 a second on every architecture. */
const ticksPerSecond = 100

/** Processor seconds of all threads so far, and resident memory in MiB; undefined on systems without /proc. */
export const readProcessUsage = (pid: number): { cpuSeconds: number; rss: number } | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name in parentheses may contain spaces. utime and stime are fields 14 and 15: the twelfth and
    // thirteenth after the name.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond, rss: Number(rss?.[1]) / 1024 }
  } catch {
    return undefined
  }
}
