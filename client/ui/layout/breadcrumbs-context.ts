import { createContext } from 'react'
import type { Breadcrumb } from '#shared/api/content/content-schemas.ts'

/**
 * The server collects the trail a page shows, so that what machines are told is the same one. The browser has no
 * collector.
 */
export const BreadcrumbsContext = createContext<((items: readonly Breadcrumb[]) => void) | null>(null)
