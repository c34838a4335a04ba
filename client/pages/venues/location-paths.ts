export const venuePath = (slug: string) => `/venues/${slug}`

/** The target of a menu item of the type `branch` (specification §2). */
export const branchPath = (slug: string) => `/branches/${slug}`
