import { classNames } from '../layout/class-names.ts'
import styles from './skeleton.module.css'

export const SkeletonCard = () => (
  <div aria-hidden="true">
    <div className={classNames(styles.skeleton, styles.poster)} />
    <div className={classNames(styles.skeleton, styles.name)} />
    <div className={classNames(styles.skeleton, styles.text)} />
  </div>
)
