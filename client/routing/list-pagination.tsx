import { useT } from '../i18n/i18n.ts'
import { Pagination } from '../ui/lists/pagination.tsx'

type ListPaginationProps = {
  /** Names the list: "Pages of your orders". */
  label: string
  page: number
  pages: number
  href: (page: number) => string
}

/** The links to the pages of a list; nothing for a single page. */
export function ListPagination(props: ListPaginationProps) {
  const t = useT('common')
  return (
    <Pagination
      {...props}
      previous={t('pager.previous')}
      next={t('pager.next')}
      pageLabel={(page) => t('pager.page', { page })}
    />
  )
}
