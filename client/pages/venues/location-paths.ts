export const venuePath = (slug: string) => `/venues/${slug}`

/** Where a menu item of the type `branch` leads (specification §2, settled paths). */
export const branchPath = (slug: string) => `/branches/${slug}`
