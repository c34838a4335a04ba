import type { CountedRequest } from './request-counter.ts'

/** What most requests share, and its name in the table. */
export const groups = {
  session: ['get record', 'hgetall vault', 'touchSession record'],
  navigation: ['GET /locations', 'GET /menus'],
}

/** Without one of each of `some`; undefined when one is missing. */
const without = (names: readonly string[], some: readonly string[]) => {
  const remaining = [...names]
  for (const name of some) {
    const index = remaining.indexOf(name)
    if (index < 0) return undefined
    remaining.splice(index, 1)
  }
  return remaining
}

const extractGroups = (names: readonly string[]) =>
  Object.entries(groups).reduce<{ found: string[]; rest: readonly string[] }>(
    ({ found, rest }, [group, members]) => {
      const remaining = without(rest, members)
      return remaining ? { found: [...found, `*${group}*`], rest: remaining } : { found, rest }
    },
    { found: [], rest: names },
  )

/** `b, a, b` → `a, 2 × b`. Sorted, because parallel calls start in any order. */
const summarise = (names: readonly string[]) => {
  const { found, rest } = extractGroups(names)
  const counts = [...Map.groupBy(rest.toSorted(), (name) => name)].map(([name, { length }]) =>
    length > 1 ? `${length} × ${name}` : name,
  )
  return [...found, ...counts].join(', ')
}

const formatCost = (names: readonly string[]) => (names.length === 0 ? '0' : `${names.length}: ${summarise(names)}`)

/** Shoppers whose request costs the same share a row. */
export const formatCountTable = (counted: readonly CountedRequest[]): string => {
  const rows = counted.map(({ name, shopper, commands, calls }) => ({
    name,
    shopper,
    cost: `${formatCost(commands)} | ${formatCost(calls)}`,
  }))
  const byRow = Map.groupBy(rows, ({ name, cost }) => `\`${name}\`\n${cost}`)
  const lines = [...byRow].map(([row, sameRows]) => {
    const [name = '', cost = ''] = row.split('\n')
    const shoppers = [...new Set(sameRows.map(({ shopper }) => shopper))].join('; ')
    return `| ${name} | ${shoppers} | ${cost} |`
  })
  // Calls after pages, each in the order of their paths.
  const getPath = (line: string) => line.replace(/^\| `(?:\w+ )?/, '')
  const sorted = lines.toSorted(
    (a, b) =>
      Number(getPath(a).startsWith('/bff')) - Number(getPath(b).startsWith('/bff')) ||
      (getPath(a) < getPath(b) ? -1 : 1),
  )
  return ['| page or call | shopper | Redis | commerce API and search |', '|---|---|---|---|', ...sorted].join('\n')
}
