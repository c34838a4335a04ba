import { expect, test } from 'vitest'
import { groupModules, type Module } from './group-modules.ts'

const toModules = (modules: Record<string, [size: number, ...imports: string[]]>): Map<string, Module> =>
  new Map(Object.entries(modules).map(([id, [size, ...imports]]) => [id, { size, imports }]))

const group = (modules: Map<string, Module>) =>
  groupModules(
    [...modules.keys()].filter((id) => id.startsWith('page')),
    modules,
  ).map((ids) => ids.toSorted())

test('modules that the same pages load are one file, and code of one page stays with it', () => {
  const modules = toModules({
    pageA: [1_000, 'card', 'onlyA'],
    pageB: [1_000, 'card'],
    card: [90_000, 'image'],
    image: [90_000],
    onlyA: [90_000],
  })
  expect(group(modules)).toEqual([['card', 'image']])
})

test('a small module joins the file of similar pages, a large one does not', () => {
  const pages: Record<string, [number, ...string[]]> = {
    pageA: [1_000, 'shared', 'extra'],
    pageB: [1_000, 'shared', 'extra'],
    pageC: [50_000, 'shared'],
  }
  expect(group(toModules({ ...pages, shared: [20_000], extra: [500] }))).toEqual([['extra', 'shared']])
  expect(group(toModules({ ...pages, shared: [20_000], extra: [50_000] }))).toEqual([['shared'], ['extra']])
})

test('merged files never import each other through a third one', () => {
  const modules = toModules({
    pageA: [1_000, 'top', 'bottom'],
    pageB: [1_000, 'top', 'bottom'],
    pageC: [1_000, 'middle', 'bottom'],
    pageD: [1_000, 'bottom'],
    pageE: [1_000, 'middle'],
    top: [100, 'middle'],
    middle: [60_000, 'bottom'],
    bottom: [100],
  })
  const groups = group(modules)
  const groupOf = (id: string) => groups.findIndex((ids) => ids.includes(id))
  const imports = [...modules].flatMap(([id, module]) =>
    module.imports.map((imported) => [groupOf(id), groupOf(imported)] as const),
  )
  const reaches = (from: number, to: number): boolean =>
    imports.some(([a, b]) => a === from && b !== a && b >= 0 && (b === to || reaches(b, to)))
  for (const index of groups.keys()) expect(reaches(index, index), `file ${index} imports itself`).toBe(false)
})
