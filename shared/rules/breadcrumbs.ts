/** Label and target (specification §3). */
export type Breadcrumb = { children: string; href: string; lang?: string | undefined }

/** The initial list: only Home. `label` is "Home" in the shopper's language. */
export const homeBreadcrumbs = (label: string): Breadcrumb[] => [{ children: label, href: '/' }]

export const clearBreadcrumbs = (): Breadcrumb[] => []

export const addBreadcrumb = (breadcrumbs: readonly Breadcrumb[], item: Breadcrumb): Breadcrumb[] => [
  ...breadcrumbs,
  item,
]

/** Replaces all items, Home included. */
export const replaceBreadcrumbs = (items: readonly Breadcrumb[]): Breadcrumb[] => [...items]
