import { use } from 'react'
import { homeBreadcrumbs, type Breadcrumb } from '#shared/rules/breadcrumbs.ts'
import { useT } from '../i18n/i18n.ts'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { PageMetaContext } from './page-meta.ts'

type PageBreadcrumbsProps = {
  items: readonly Breadcrumb[]
  /** Whether `items` begin with Home, as breadcrumbs from the API do; otherwise Home is added. */
  includesHome?: boolean
}

/** The breadcrumbs of a page; the server puts the same ones into the structured data. The last item is the page. */
export function PageBreadcrumbs({ items, includesHome }: PageBreadcrumbsProps) {
  const t = useT('common')
  const allItems = includesHome ? items : [...homeBreadcrumbs(t('home')), ...items]
  use(PageMetaContext)?.setBreadcrumbs(allItems)
  return <Breadcrumbs label={t('breadcrumbs')} items={allItems} />
}
