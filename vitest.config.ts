import { defineConfig } from 'vitest/config'
import { unitTests } from './scripts/test-runner/unit-tests.ts'

export default defineConfig({
  test: {
    include: [unitTests],
    environment: 'node',
    pool: 'forks',
    // Two processes for all files: what each would load and compile anew takes a quarter of the run. Whoever sets
    // something for the whole process (a dispatcher, a clock, a listener) gives it back.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The library's second is short where two cores are shared; whoever waits for less says so.
    expect: { poll: { timeout: 10_000 } },
    unstubEnvs: true,
    restoreMocks: true,
  },
})
