import { defineConfig } from 'vitest/config'
import { unitTests } from './scripts/test-runner/unit-tests.ts'

export default defineConfig({
  test: {
    include: [unitTests],
    environment: 'node',
    pool: 'forks',
    // Files share processes: what each would load and compile anew takes a quarter of the run. A test that sets
    // something for the whole process (a dispatcher, a clock, a listener) restores it.
    isolate: false,
    // Two more than the processors of a build machine: tests of processes, locks and timeouts wait a lot.
    maxWorkers: 4,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The default of one second is short where tests share two cores.
    expect: { poll: { timeout: 10_000 } },
    unstubEnvs: true,
    restoreMocks: true,
  },
})
