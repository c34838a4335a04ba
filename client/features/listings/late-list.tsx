import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { completePageParameter } from '#shared/rules/complete-page-parameter.ts'
import type { QueryName } from '../../data/api.ts'
import { Streamed, type StreamedProps } from '../../data/streamed.tsx'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { SkeletonGrid } from '../../ui/feedback/skeleton-grid.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { JsOnly, NoJsOnly } from '../../ui/layout/scripting.tsx'
import styles from './late-list.module.css'

/** Leads a browser without JavaScript to the same page with all its data. */
function CompletePageLink() {
  const t = useT('common')
  const { pathname, search } = useLocation()
  return (
    <TextLink to={`${pathname}${search ? `${search}&` : '?'}${completePageParameter}=1`}>{t('late.showAll')}</TextLink>
  )
}

function ListError() {
  const t = useT('errors')
  const { pathname, search } = useLocation()
  return (
    <div role="status">
      <EmptyState
        title={t('unavailable.title')}
        action={
          <ButtonLink variant="solid" to={pathname + search}>
            {t('common:tryAgain')}
          </ButtonLink>
        }
      >
        <p>{t('unavailable.text')}</p>
      </EmptyState>
    </div>
  )
}

type LateListProps<N extends QueryName> = Omit<StreamedProps<N>, 'fallback'> & {
  /** Takes the place of the list until it arrives. */
  skeleton?: ReactNode
}

/**
 * The main content of a page whose loader uses `loadList`: it may arrive after the page. Its place fills the screen, so
 * that its arrival moves nothing that is visible. Render it inside a component in `memo`: see `Streamed`.
 */
export const LateList = <N extends QueryName>({
  skeleton = (
    <div className={styles.list}>
      <SkeletonGrid count={8} />
    </div>
  ),
  errorFallback = <ListError />,
  ...props
}: LateListProps<N>) => (
  <Streamed
    {...props}
    fallback={
      <div className={styles.place}>
        <NoJsOnly>
          <CompletePageLink />
        </NoJsOnly>
        <JsOnly as="div">{skeleton}</JsOnly>
      </div>
    }
    errorFallback={errorFallback}
  />
)
