import { allLeaks } from './all-leaks.ts'
import { listWrappedExports } from './list-changes.ts'

/**
 * Runs in a shop with a leak: returns the exports of one module, and wraps those at which the leak is planted. The code
 * that `plant-leak.ts` writes calls it.
 */
export const wrapExports = <Module extends object>(leakName: string, file: string, original: Module): Module => {
  const leak = allLeaks.find(({ name }) => name === leakName)
  if (!leak) throw new Error(`There is no planted leak called ${leakName}`)
  const exported = { ...original } as Record<string, unknown>
  for (const { exportName, wrap } of listWrappedExports(leak, file))
    exported[exportName] = wrap(exported[exportName] as never)
  return exported as Module
}
