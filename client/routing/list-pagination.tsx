import { use, useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useT } from '../i18n/i18n.ts'
import { LinkLanguageContext, withLanguage } from '../ui/actions/link.tsx'
import { Pagination } from '../ui/lists/pagination.tsx'

type ListPaginationProps = {
  /** Names the list: "Pages of your orders". */
  label: string
  page: number
  pages: number
  href: (page: number) => string
}

/** Replaces a URL that names another page than the one shown: a page past the end shows the last one. */
const useUrlOfPage = (page: number, href: string) => {
  const path = withLanguage(href, use(LinkLanguageContext))
  const navigate = useNavigate()
  // A link that the shopper has just followed must not be overtaken.
  const isIdle = useNavigation().state === 'idle'
  const namedPage = Number(new URLSearchParams(useLocation().search).get('page') ?? 1)
  useEffect(() => {
    if (isIdle && namedPage !== page) void navigate(path, { replace: true, preventScrollReset: true })
  }, [isIdle, namedPage, page, path, navigate])
}

/** The links to the pages of a list; nothing for a single page. */
export function ListPagination(props: ListPaginationProps) {
  const t = useT('common')
  const { page, href } = props
  useUrlOfPage(page, href(page))
  return (
    <Pagination
      {...props}
      previous={t('pager.previous')}
      next={t('pager.next')}
      pageLabel={(number) => t('pager.page', { page: number })}
    />
  )
}
