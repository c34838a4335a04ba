import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { wholePageParameter } from '#shared/rules/paths/whole-page-parameter.ts'
import type { QueryName } from '../../data/api.ts'
import { Streamed, type StreamedProps } from '../../data/streamed.tsx'
import { useT } from '../../i18n/i18n.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { SkeletonGrid } from '../../ui/feedback/skeleton-grid.tsx'
import { JsOnly } from '../../ui/layout/js-only.tsx'
import styles from './streamed-list.module.css'

/** Leads a browser without JavaScript to the whole page, with all its data. */
function WholePageLink() {
  const t = useT('common')
  const { pathname, search } = useLocation()
  return (
    <TextLink to={`${pathname}${search ? `${search}&` : '?'}${wholePageParameter}=1`}>{t('late.showAll')}</TextLink>
  )
}

const ListError = () => <p role="status">{useT('errors')('code.upstream_unavailable')}</p>

type StreamedListProps<N extends QueryName> = Omit<StreamedProps<N>, 'fallback'> & {
  /** Takes the place of the list until it arrives. */
  skeleton?: ReactNode
}

/**
 * The main content of a page whose loader uses `loadList`: it may arrive after the page. Its place fills the screen, so
 * that its arrival moves nothing that is visible. Render it inside a component in `memo`: see `Streamed`.
 */
export const StreamedList = <N extends QueryName>({
  skeleton = (
    <div className={styles.list}>
      <SkeletonGrid count={8} />
    </div>
  ),
  errorFallback = <ListError />,
  ...props
}: StreamedListProps<N>) => (
  <Streamed
    {...props}
    fallback={
      <div className={styles.place}>
        {/* React leaves out what is inside `noscript` in a browser, and so does the build. */}
        <noscript>{import.meta.env.SSR ? <WholePageLink /> : null}</noscript>
        <JsOnly as="div">{skeleton}</JsOnly>
      </div>
    }
    errorFallback={errorFallback}
  />
)
