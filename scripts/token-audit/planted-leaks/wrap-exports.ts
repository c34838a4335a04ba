import { allLeaks } from './all-leaks.ts'
import { listWrappedExports } from './list-changes.ts'

/**
 * Runs in the shop: returns the exports of one of its modules, with those wrapped that the leak is planted at.
 * `plant-leak.ts` writes the call.
 */
export const wrapExports = <Module extends object>(leakName: string, file: string, original: Module): Module => {
  const leak = allLeaks.find(({ name }) => name === leakName)
  if (!leak) throw new Error(`There is no planted leak called ${leakName}`)
  const exported = { ...original } as Record<string, unknown>
  for (const { exportName, wrap } of listWrappedExports(leak, file))
    exported[exportName] = wrap(exported[exportName] as never)
  return exported as Module
}
