import type { Db } from '../../db/connect.ts'
import { maxItemsOfUser } from '../../domain/wishlists/wishlist-rules.ts'
import { validationError } from '../../http/api-error.ts'
import { countItemsOfUser } from '../../store/wishlists/wishlist-items.ts'

/**
 * Throws 422 when the account would have too many items with these, beside those of its other wishlists. The user is
 * locked.
 */
export const assertRoomForItems = async (
  db: Db,
  userId: string,
  { itemCount, exceptId }: { itemCount: number; exceptId?: string },
): Promise<void> => {
  if (itemCount > 0 && itemCount + (await countItemsOfUser(db, userId, exceptId)) > maxItemsOfUser)
    throw validationError([
      { propertyPath: 'items', key: 'wishlist.accountFull', parameters: { maximum: maxItemsOfUser } },
    ])
}
