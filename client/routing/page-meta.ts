import { createContext, use, useLayoutEffect } from 'react'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Breadcrumb } from '#shared/rules/breadcrumbs.ts'
import type { PageSubject } from './page-subject.ts'
import { useT } from '../i18n/i18n.ts'
import { updateHeadLinks } from './update-head-links.ts'

/**
 * The metadata of a page. `canonicalPath` starts with a slash and keeps only the search parameters that select another
 * page.
 */
export type PageMeta = {
  title: string
  description?: string
  canonicalPath?: string
  noindex?: boolean
  /** Seconds until a browser without JavaScript reloads the page, while its result is pending. */
  refreshAfter?: number
  /** Whether the page shows form errors: its title then says so first. */
  hasErrors?: boolean
  /** For the server only: structured data, and the image of a shared link (`image`; an event has its own). */
  pageSubject?: PageSubject | undefined
  image?: Image | null | undefined
}

/** Collects a page's metadata and breadcrumbs while the server renders it. */
export type PageMetaCollector = {
  setMeta: (meta: PageMeta) => void
  setBreadcrumbs: (items: readonly Breadcrumb[]) => void
}

/** Null in the browser, where `usePageMeta` writes to the document. */
export const PageMetaContext = createContext<PageMetaCollector | null>(null)

export const usePageMeta = (meta: PageMeta) => {
  const t = useT('common')
  const collector = use(PageMetaContext)
  const title = `${meta.hasErrors ? `${t('errorTitlePrefix')} ` : ''}${meta.title}`
  collector?.setMeta({ ...meta, title })

  // Runs before `useRouteFocus` focuses the heading, because a screen reader may then read the title.
  useLayoutEffect(() => {
    document.title = title
    const description = document.querySelector('meta[name="description"]')
    if (meta.description) description?.setAttribute('content', meta.description)
    updateHeadLinks(meta.canonicalPath)
  }, [title, meta.description, meta.canonicalPath])
}
