import type { Ring } from './ring.ts'

export type Choice = { chosen: Ring[]; more: string[] }

/**
 * Reads the arguments of `npm test --`: names of rings, then, after a single name, what its tool is to be told.
 * No argument means every ring. Throws when a name is unknown.
 */
export const chooseRings = (rings: Ring[], args: string[]): Choice => {
  const byName = (name: string) => rings.find((ring) => ring.name === name)
  const end = args.findIndex((arg) => !byName(arg))
  const names = end === -1 ? args : args.slice(0, end)
  const more = end === -1 ? [] : args.slice(end)
  if (more.length > 0 && names.length !== 1) {
    throw new Error(`There is no ring called "${more[0]}". Choose from: ${rings.map(({ name }) => name).join(', ')}.`)
  }
  const wanted = new Set(names.flatMap((name) => [...(byName(name)?.needs ?? []), name]))
  return { chosen: wanted.size > 0 ? rings.filter(({ name }) => wanted.has(name)) : rings, more }
}
