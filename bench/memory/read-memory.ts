import { readProcessUsage } from '../process-usage.ts'

/** MiB. `heap` is what V8 has in use, garbage included; `heapLimit` is where the process ends. */
export type Memory = { rss: number; heap: number; heapLimit: number; external: number }

export type MeasuredProgram = { url: string; pid: number; metricsPort: number }

const parseMetric = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20

export const readMemory = async ({ pid, metricsPort }: MeasuredProgram): Promise<Memory> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return {
    rss: readProcessUsage(pid)?.rss ?? NaN,
    heap: parseMetric(text, 'nodejs_heap_size_used_bytes'),
    heapLimit: parseMetric(text, 'nodejs_heap_size_limit_bytes'),
    external: parseMetric(text, 'nodejs_external_memory_bytes'),
  }
}

/** Reads the memory twice a second while `work` runs; resolves to the highest of each figure. */
export const measurePeak = async (program: MeasuredProgram, work: () => Promise<unknown>): Promise<Memory> => {
  const samples: Memory[] = []
  let isReading = false
  const sample = async () => {
    if (isReading) return
    isReading = true
    samples.push(await readMemory(program))
    isReading = false
  }
  await sample()
  const timer = setInterval(() => void sample(), 500)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  samples.push(await readMemory(program))
  const getPeak = (figure: keyof Memory) => Math.max(...samples.map((each) => each[figure]))
  return { rss: getPeak('rss'), heap: getPeak('heap'), heapLimit: getPeak('heapLimit'), external: getPeak('external') }
}
