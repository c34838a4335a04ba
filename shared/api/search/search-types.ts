// This file is separate from the other constants, because every page of the browser loads those.

export const searchTypes = ['event', 'product', 'page', 'article'] as const

export type SearchType = (typeof searchTypes)[number]
