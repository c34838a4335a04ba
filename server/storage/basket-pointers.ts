import { tombstoneSeconds, type Fields, type Storage } from './storage.ts'

/** Atomic operations on the pointer under one name. `at` orders writes: later is greater, whatever the name. */
export type PointerOperations = {
  /** No pointer is an empty hash. */
  read(key: string): Promise<Fields>
  /**
   * Writes a pointer, or a tombstone for `tombstoneTtl` seconds. Returns its time, later than everything stored there.
   */
  write(key: string, tombstoneTtl: number, fields: Fields): Promise<string>
  /**
   * Writes a pointer from another name, unless an equally late one is stored; with `mustExist`, only in place of the
   * same one.
   */
  putIfNewer(key: string, at: string, mustExist: boolean, fields: Fields): Promise<boolean>
  /** Removes what was written earlier; a `tombstoneTtl` above 0 leaves a tombstone. */
  removeOlder(key: string, at: string, tombstoneTtl: number): Promise<void>
}

const neverWritten = '0'

/** Pointers without a time, from before times were stored, sort first. */
const getWriteTime = ({ at }: Fields) => at ?? neverWritten

/**
 * The pointer of one user, who has a name under each key. The latest pointer counts. It is written under the first name
 * before it is removed from the others. Replicas with another order of keys never lose one, and each name can be on
 * another node.
 */
export const createBasketPointers = ({
  read,
  write,
  putIfNewer,
  removeOlder,
}: PointerOperations): Pick<Storage, 'readBasketPointer' | 'writeBasketPointer' | 'moveBasketPointer'> => {
  const findLatest = async (keys: readonly string[]) => {
    const candidates = await Promise.all(keys.map(async (key) => ({ key, fields: await read(key) })))
    return (
      candidates
        .filter(({ fields }) => Object.keys(fields).length > 0)
        // Deterministic for two that were written at the same moment.
        .toSorted(
          (a, b) => Number(getWriteTime(b.fields)) - Number(getWriteTime(a.fields)) || a.key.localeCompare(b.key),
        )[0]
    )
  }

  return {
    async readBasketPointer(keys) {
      // Between two reads it may have moved from the name read last to the name read first.
      const found = (await findLatest(keys)) ?? (keys.length > 1 ? await findLatest(keys) : undefined)
      if (!found) return null
      const { at: writtenAt = neverWritten, ...fields } = found.fields
      return Object.keys(fields).length > 0 ? { key: found.key, writtenAt, fields } : null
    },
    async writeBasketPointer([firstKey, ...otherKeys], fields) {
      if (firstKey === undefined) throw new Error('A user has no name: SESSION_KEYS is empty')
      const tombstoneTtl = fields ? 0 : tombstoneSeconds
      const at = await write(firstKey, tombstoneTtl, fields ?? {})
      await Promise.all(otherKeys.map((otherKey) => removeOlder(otherKey, at, tombstoneTtl)))
    },
    async moveBasketPointer({ key, writtenAt }, targetKey, fields) {
      if (key === targetKey) return putIfNewer(targetKey, writtenAt, true, fields)
      // One later than its source: of two opposite moves, neither removes what the other wrote last.
      const movedAt = String(Number(writtenAt) + 1)
      const isPlaced = await putIfNewer(targetKey, movedAt, false, fields)
      await removeOlder(key, movedAt, 0)
      return isPlaced
    },
  }
}
