/** The glob of all test files of Vitest. */
export const unitTests = '{shared,runtime,server,client,reference-api,scripts,docker,vite}/**/*.test.{ts,tsx}'
