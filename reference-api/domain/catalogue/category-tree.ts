type Node = { id: string; parent_id: string | null }

/** From the root to a category, itself the last. */
export const wayToCategory = <T extends Node>(categories: readonly T[], category: T): T[] => {
  const parent = categories.find(({ id }) => id === category.parent_id)
  return parent ? [...wayToCategory(categories, parent), category] : [category]
}

export const categoriesBelow = <T extends Node>(categories: readonly T[], category: T): T[] =>
  categories.filter(({ parent_id }) => parent_id === category.id)

/** A category and everything below it, however deep. */
export const wholeCategory = <T extends Node>(categories: readonly T[], category: T): T[] => [
  category,
  ...categoriesBelow(categories, category).flatMap((child) => wholeCategory(categories, child)),
]
