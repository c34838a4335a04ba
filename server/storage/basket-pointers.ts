import { tombstoneSeconds, type Fields, type Storage } from './storage.ts'

/** Atomic operations on the pointer under one name. `at` is the time of a write; it orders writes across all names. */
type PointerOperations = {
  /** Resolves to an empty hash when there is no pointer. */
  read(key: string): Promise<Fields>
  /**
   * Writes a pointer, or a tombstone for `tombstoneTtl` seconds. Resolves to the time of the write, which is later than
   * that of everything stored under this name.
   */
  write(key: string, tombstoneTtl: number, fields: Fields): Promise<string>
  /**
   * Writes a pointer that comes from another name, unless one with the same or a later time is stored. With `mustExist`
   * it only replaces the same pointer.
   */
  putIfNewer(key: string, at: string, mustExist: boolean, fields: Fields): Promise<boolean>
  /** Removes what was written before `at`. With a `tombstoneTtl` above 0 it leaves a tombstone. */
  removeOlder(key: string, at: string, tombstoneTtl: number): Promise<void>
}

const neverWritten = '0'

/** Pointers without a time were written before times were stored. They count as the oldest. */
const getWriteTime = ({ at }: Fields) => at ?? neverWritten

/**
 * The pointer of one customer, who has a name under each key. The pointer with the latest time counts. It is written
 * under the first name before it is removed from the others. So replicas with another order of keys never lose a
 * pointer, and each name can be on another node.
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
        // Sorts by name, too, so that the order of two pointers with the same time is always the same.
        .toSorted(
          (a, b) => Number(getWriteTime(b.fields)) - Number(getWriteTime(a.fields)) || a.key.localeCompare(b.key),
        )[0]
    )
  }

  return {
    async readBasketPointer(keys) {
      // Between two reads, the pointer may have moved from the name that is read last to the name that was read first.
      const found = (await findLatest(keys)) ?? (keys.length > 1 ? await findLatest(keys) : undefined)
      if (!found) return null
      const { at: writtenAt = neverWritten, ...fields } = found.fields
      return Object.keys(fields).length > 0 ? { key: found.key, writtenAt, fields } : null
    },
    async writeBasketPointer([firstKey, ...otherKeys], fields) {
      if (firstKey === undefined) throw new Error("SESSION_KEYS is empty: a customer's basket pointer has no key")
      const tombstoneTtl = fields ? 0 : tombstoneSeconds
      const at = await write(firstKey, tombstoneTtl, fields ?? {})
      await Promise.all(otherKeys.map((otherKey) => removeOlder(otherKey, at, tombstoneTtl)))
    },
    async moveBasketPointer({ key, writtenAt }, targetKey, fields) {
      if (key === targetKey) return putIfNewer(targetKey, writtenAt, true, fields)
      // One later than the source: when two replicas move a pointer in opposite directions, neither removes what the
      // other wrote last.
      const movedAt = String(Number(writtenAt) + 1)
      const isPlaced = await putIfNewer(targetKey, movedAt, false, fields)
      await removeOlder(key, movedAt, 0)
      return isPlaced
    },
  }
}
