type CategoryNode = { id: string; parent_id: string | null }

/** The path from the root to a category, itself included. */
export const getCategoryAncestry = <T extends CategoryNode>(categories: readonly T[], category: T): T[] => {
  const parent = categories.find(({ id }) => id === category.parent_id)
  return parent ? [...getCategoryAncestry(categories, parent), category] : [category]
}

export const getChildCategories = <T extends CategoryNode>(categories: readonly T[], category: T): T[] =>
  categories.filter(({ parent_id }) => parent_id === category.id)

/** A category and all its descendants. */
export const getCategorySubtree = <T extends CategoryNode>(categories: readonly T[], category: T): T[] => [
  category,
  ...getChildCategories(categories, category).flatMap((child) => getCategorySubtree(categories, child)),
]
