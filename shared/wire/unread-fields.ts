import { z } from 'zod'

/** The fields that the specification has and the shop never reads. Another API may leave them out. */
export const unreadFields = z.registry<{ isUnread: true }>()

/** Marks a field that the shop never reads. The mark is on a copy, because other resources may read the same schema. */
export const unread = <S extends z.ZodType>(field: S): S => {
  const copy = z.clone(field)
  unreadFields.add(copy, { isUnread: true })
  return copy
}
