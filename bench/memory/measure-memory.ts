import type { Environment } from '../environment.ts'
import { measureReferenceApi } from './measure-reference-api.ts'
import type { MemoryRow } from './memory-row.ts'
import { measureShop } from './measure-shop.ts'
import { formatTable } from '../report.ts'

/** Above this share of its limit the heap has too little room for a burst. */
const maxHeapShare = 0.7
const maxChange = 10

const formatVerdict = (isMet: boolean) => (isMet ? 'yes' : 'NO')

const formatRow = ({ name, memory: { rss, heap, heapLimit, external }, target }: MemoryRow) => {
  const isMet = heap / heapLimit < maxHeapShare && (!target || rss <= target.must)
  return [
    name,
    rss.toFixed(0),
    target ? `≤ ${target.must}` : '',
    target ? `≤ ${target.aim}` : '',
    heap.toFixed(0),
    `${((heap / heapLimit) * 100).toFixed(0)} % of ${heapLimit.toFixed(0)}`,
    external.toFixed(0),
    formatVerdict(isMet),
  ]
}

const formatRows = (title: string, rows: MemoryRow[]) =>
  formatTable(
    [title, 'RSS MB', 'must', 'aim', 'heap MB', 'heap, must < 70 %', 'external MB', 'met'],
    rows.map(formatRow),
  )

/** Memory of storefront and reference API as the Dockerfile bounds them: the highest figure in each state. */
export const measureMemory = async (environment: Environment, isQuick: boolean): Promise<string> => {
  const { rows, change } = await measureShop(environment, isQuick)
  const verdict = isQuick
    ? 'The short run only fills the caches'
    : `must: ± ${maxChange} %: ${formatVerdict(Math.abs(change) <= maxChange)}`
  const longRun = `From the first figure of the mixed requests to the last: ${change.toFixed(1)} %. ${verdict}.`
  const api = await measureReferenceApi(environment, isQuick)
  return [formatRows('storefront', rows), longRun, formatRows('reference API', api)].join('\n\n')
}
