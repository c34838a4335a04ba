import { lazy } from 'react'

const loadRecentlyViewed = async () => ({ default: (await import('./recently-viewed.tsx')).RecentlyViewed })

// Loads lazily in the browser. On the server it renders nothing, because only the browser knows the viewed products.
export const LazyRecentlyViewed = import.meta.env.SSR ? (await loadRecentlyViewed()).default : lazy(loadRecentlyViewed)
