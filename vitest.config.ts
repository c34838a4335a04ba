import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { unitTests } from './scripts/test-runner/unit-tests.ts'

export default defineConfig({
  test: {
    include: [unitTests],
    globalSetup: './reference-api/testing/share-test-run.ts',
    environment: 'node',
    alias: { '@node-rs/argon2': fileURLToPath(new URL('./reference-api/testing/hash-once.ts', import.meta.url)) },
    pool: 'forks',
    // Test files share processes: loading and compiling the same modules in each file would take a quarter of the run.
    // A test that changes something for the whole process (a dispatcher, a clock, a listener) restores it.
    isolate: false,
    // Two more than a build machine has processors: tests of processes, locks and timeouts mostly wait.
    maxWorkers: 4,
    testTimeout: 20_000,
    // As for journeys: a busy machine can make a test fail once. The end of the run names such a test as flaky.
    retry: 1,
    hookTimeout: 60_000,
    // The default of one second is too short where tests share two processors.
    expect: { poll: { timeout: 10_000 } },
    unstubEnvs: true,
    restoreMocks: true,
  },
})
