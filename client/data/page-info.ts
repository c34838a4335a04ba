import { createContext, use } from 'react'
import type { Capability } from '#shared/wire/capabilities.ts'
import type { PageState } from './page-state.ts'

/**
 * The part of the page's state that components read. `isSessionKnown`: the server knew the session when it rendered.
 */
export type PageInfo = Pick<PageState, 'preferences' | 'isLanguageInUrl' | 'config'> & { isSessionKnown: boolean }

export const PageInfoContext = createContext<PageInfo | null>(null)

export const usePageInfo = () => use(PageInfoContext)!

/** Whether the commerce API can do this beyond the specification. */
export const useCapability = (name: Capability) => !usePageInfo().config.missingCapabilities.includes(name)
