/** Label and target (specification §3). */
export type Breadcrumb = { children: string; href: string }

/** What a list starts as, and is reset to: Home alone. `label` is "Home" in the shopper's language. */
export const homeBreadcrumbs = (label: string): Breadcrumb[] => [{ children: label, href: '/' }]

export const clearBreadcrumbs = (): Breadcrumb[] => []

export const addBreadcrumb = (list: readonly Breadcrumb[], item: Breadcrumb): Breadcrumb[] => [...list, item]

/** The whole list becomes these items; Home is one of them only if it is given. */
export const replaceBreadcrumbs = (items: readonly Breadcrumb[]): Breadcrumb[] => [...items]
