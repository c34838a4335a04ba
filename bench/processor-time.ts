import { setTimeout as wait } from 'node:timers/promises'
import type { RunningProgram } from './environment.ts'
import { readProcessUsage } from './process-usage.ts'

/** Processor seconds of these programs so far; NaN where the system does not report them. */
export const getCpuSeconds = (programs: RunningProgram[]) =>
  programs.reduce((sum, { pid }) => sum + (readProcessUsage(pid)?.cpuSeconds ?? NaN), 0)

/** Resolves when these programs have taken almost no processor time for a second, after a minute at the latest. */
export const waitUntilIdle = async (programs: RunningProgram[]) => {
  for (let seconds = 0; seconds < 60; seconds++) {
    const before = getCpuSeconds(programs)
    await wait(1_000)
    if (getCpuSeconds(programs) - before < 0.1) return
  }
}
