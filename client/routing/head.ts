import { createContext, use, useEffect } from 'react'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { About } from './about.ts'
import { useT } from '../i18n/i18n.ts'
import { renewLinks } from './renew-links.ts'

/**
 * What a page says about itself. `canonicalPath` starts with a slash and keeps only the search parameters that make
 * another page.
 */
export type Head = {
  title: string
  description?: string
  canonicalPath?: string
  noindex?: boolean
  /** Seconds after which a browser without a script loads the page again: for what is still on its way. */
  refreshAfter?: number
  /** True when the page shows form errors: the title says so first (accessibility: before anything else is read). */
  hasErrors?: boolean
  /**
   * Read by the server alone: structured data, and the picture of a shared link (`image`; an event has a card of its
   * own).
   */
  about?: About | undefined
  image?: Image | null | undefined
}

/**
 * The server collects what the page said while it rendered; the browser has no collector and writes to the document
 * instead.
 */
export const HeadContext = createContext<((head: Head) => void) | null>(null)

export const usePageHead = (head: Head) => {
  const t = useT('common')
  const collect = use(HeadContext)
  const title = `${head.hasErrors ? `${t('errorTitlePrefix')} ` : ''}${head.title}`
  collect?.({ ...head, title })

  useEffect(() => {
    document.title = title
    const description = document.querySelector('meta[name="description"]')
    if (head.description) description?.setAttribute('content', head.description)
    renewLinks(head.canonicalPath)
  }, [title, head.description, head.canonicalPath])
}
