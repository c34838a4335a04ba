import { createContext, use, useEffect } from 'react'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { PageSubject } from './page-subject.ts'
import { useT } from '../i18n/i18n.ts'
import { updateHeadLinks } from './update-head-links.ts'

/**
 * What a page says about itself. `canonicalPath` starts with a slash and keeps only the search parameters that make
 * another page.
 */
export type PageMeta = {
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
  pageSubject?: PageSubject | undefined
  image?: Image | null | undefined
}

/**
 * The server collects what the page said while it rendered; the browser has no collector and writes to the document
 * instead.
 */
export const PageMetaContext = createContext<((head: PageMeta) => void) | null>(null)

export const usePageMeta = (meta: PageMeta) => {
  const t = useT('common')
  const collectMeta = use(PageMetaContext)
  const title = `${meta.hasErrors ? `${t('errorTitlePrefix')} ` : ''}${meta.title}`
  collectMeta?.({ ...meta, title })

  useEffect(() => {
    document.title = title
    const description = document.querySelector('meta[name="description"]')
    if (meta.description) description?.setAttribute('content', meta.description)
    updateHeadLinks(meta.canonicalPath)
  }, [title, meta.description, meta.canonicalPath])
}
