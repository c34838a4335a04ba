/** Runs work on the same key one after the other, in this process; work on different keys runs side by side. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

export const createInTurn = (): InTurn => {
  const tails = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const result = (tails.get(key) ?? Promise.resolve()).then(work)
    const tail = result.catch(() => {}).finally(() => {
      if (tails.get(key) === tail) tails.delete(key)
    })
    tails.set(key, tail)
    return result
  }
}
