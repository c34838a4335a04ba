import { PostgresQueryCompiler } from 'kysely'
import { vi } from 'vitest'

/** The SQL that the API compiles during `run`, in order. */
export const recordQueries = async (run: () => Promise<unknown>): Promise<string[]> => {
  const compile = vi.spyOn(PostgresQueryCompiler.prototype, 'compileQuery')
  try {
    await run()
    return compile.mock.results.map(({ value }) => value.sql)
  } finally {
    compile.mockRestore()
  }
}
