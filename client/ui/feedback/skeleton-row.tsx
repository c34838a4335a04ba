import { classNames } from '../layout/class-names.ts'
import styles from './skeleton.module.css'

/** Placeholder of rows or basket lines that are loading. */
export const SkeletonRow = ({ count = 1 }: { count?: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.row}>
        <div className={classNames(styles.skeleton, styles.date)} />
        <div>
          <div className={classNames(styles.skeleton, styles.name)} />
          <div className={classNames(styles.skeleton, styles.text)} />
        </div>
      </div>
    ))}
  </div>
)
