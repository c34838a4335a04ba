import { useT } from '../../i18n/i18n.ts'
import { SkeletonGrid } from '../../ui/feedback/skeleton-grid.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './home-skeleton.module.css'

/** The place of the hero and the first posters until they arrive. */
export const HomeSkeleton = () => {
  const t = useT('common')
  return (
    <>
      <VisuallyHidden>
        <h1 id="page-title" tabIndex={-1}>
          {t('brand')}
        </h1>
      </VisuallyHidden>
      <div className={styles.art} aria-hidden="true" />
      <Container>
        <div className={styles.name} aria-hidden="true" />
        <SkeletonGrid count={4} />
      </Container>
    </>
  )
}
