import { tombstoneSeconds, type Fields, type Storage } from './storage.ts'

/**
 * What happens to a pointer under one name, each as one. `at` says when it was written: later is greater, whatever the
 * name.
 */
export type PointerOperations = {
  /** Nothing there is no field. */
  read(key: string): Promise<Fields>
  /** Writes a pointer, or what remembers for `goneSeconds` that there is none; when, later than whatever was there. */
  write(key: string, tombstoneTtl: number, fields: Fields): Promise<string>
  /**
   * Puts a pointer that was written elsewhere, unless there is something as late; with `isThere`, in place of the same
   * one.
   */
  putIfNewer(key: string, at: string, mustExist: boolean, fields: Fields): Promise<boolean>
  /** Clears what was written earlier; `goneSeconds` above 0 remember that. */
  removeOlder(key: string, at: string, tombstoneTtl: number): Promise<void>
}

const neverWritten = '0'

/** Those that were written before a pointer said when come before all others. */
const getWriteTime = ({ at }: Fields) => at ?? neverWritten

/**
 * The pointer of one user, who has a name under each key: the latest counts, and it is written under the first name
 * before it goes from the others. So replicas whose lists differ in order never lose one, and each name can be on a
 * node of its own.
 */
export const createBasketPointers = ({
  read,
  write,
  putIfNewer,
  removeOlder,
}: PointerOperations): Pick<Storage, 'readBasketPointer' | 'writeBasketPointer' | 'moveBasketPointer'> => {
  const findLatest = async (keys: readonly string[]) => {
    const all = await Promise.all(keys.map(async (key) => ({ key, fields: await read(key) })))
    return (
      all
        .filter(({ fields }) => Object.keys(fields).length > 0)
        // Whoever looks sees the same one of two that were written at the same moment.
        .toSorted(
          (a, b) => Number(getWriteTime(b.fields)) - Number(getWriteTime(a.fields)) || a.key.localeCompare(b.key),
        )[0]
    )
  }

  return {
    async readBasketPointer(keys) {
      // Between two reads it may have moved from the name that is read last to the one that was read first.
      const found = (await findLatest(keys)) ?? (keys.length > 1 ? await findLatest(keys) : undefined)
      if (!found) return null
      const { at = neverWritten, ...fields } = found.fields
      return Object.keys(fields).length > 0 ? { key: found.key, at, fields } : null
    },
    async writeBasketPointer([first, ...others], fields) {
      if (first === undefined) throw new Error('A user without a name')
      const tombstoneTtl = fields ? 0 : tombstoneSeconds
      const at = await write(first, tombstoneTtl, fields ?? {})
      await Promise.all(others.map((other) => removeOlder(other, at, tombstoneTtl)))
    },
    async moveBasketPointer({ key, at }, to, fields) {
      if (key === to) return putIfNewer(to, at, true, fields)
      // A moment later than where it comes from: of two that move it to and fro, neither takes away what the other put
      // last.
      const movedAt = String(Number(at) + 1)
      const isPlaced = await putIfNewer(to, movedAt, false, fields)
      await removeOlder(key, movedAt, 0)
      return isPlaced
    },
  }
}
