import { itemTypes, type ItemType } from '#shared/rules/item-types.ts'

/** An API may sell products of types that the shop does not know. */
export const toItemType = (type: string): ItemType => itemTypes.find((known) => known === type) ?? 'goods'

/** The type of a product. Undefined for an event. */
export const toProductType = (type: string): Exclude<ItemType, 'event'> | undefined => {
  const itemType = toItemType(type)
  return itemType === 'event' ? undefined : itemType
}

/** Whether an item is sent or collected, and not emailed. */
export const isShippable = (type: string): boolean => ['record', 'goods'].includes(toItemType(type))
