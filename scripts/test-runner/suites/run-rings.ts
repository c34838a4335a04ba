import { heading } from './heading.ts'
import { failedOnce, type Count, type Ring } from './ring.ts'

export type Result = { ring: Ring; count: Count; seconds: number }

const runRing = async (ring: Ring, before: readonly Result[], more: string[]): Promise<Result> => {
  if (!ring.alongside) heading(ring.title)
  const broken = before.find(({ ring: { name }, count }) => ring.needs?.includes(name) && count.failed > 0)
  if (broken) {
    console.error(`Not run, because this failed: ${broken.ring.title}.`)
    return { ring, count: failedOnce, seconds: 0 }
  }
  const begun = performance.now()
  const count = await ring.run(more)
  return { ring, count, seconds: (performance.now() - begun) / 1000 }
}

/** Neighbours that may run beside each other, and whatever runs alone. */
const groupsOf = (rings: readonly Ring[]): Ring[][] =>
  rings.reduce<Ring[][]>((groups, ring) => {
    const last = groups.at(-1)
    if (ring.alongside && last?.[0]?.alongside) last.push(ring)
    else groups.push([ring])
    return groups
  }, [])

/** How many tools run at a time: more would only take turns. */
const processors = 2

const runGroup = async (group: readonly Ring[], before: readonly Result[], moreFor: (ring: Ring) => string[]) => {
  const waiting = [...group]
  const results: Result[] = []
  const work = async () => {
    for (let ring = waiting.shift(); ring; ring = waiting.shift())
      results.push(await runRing(ring, before, moreFor(ring)))
  }
  await Promise.all(Array.from({ length: processors }, work))
  return group.flatMap((ring) => results.filter((result) => result.ring === ring))
}

/** Runs rings in their order, those that may run alongside two at a time. The last is told `more`. */
export const runRings = async (rings: readonly Ring[], more: string[]): Promise<Result[]> => {
  const results: Result[] = []
  for (const group of groupsOf(rings))
    results.push(...(await runGroup(group, results, (ring) => (ring === rings.at(-1) ? more : []))))
  return results
}
