import { useMatches } from 'react-router-dom'
import type { PageSettings } from './page-settings.ts'

/** The settings of the shown page. */
export const usePageSettings = () => useMatches().at(-1)?.handle as PageSettings | undefined
