import { classNames } from '../layout/class-names.ts'
import styles from './perforation.module.css'

/** Where a ticket tears: dots, never a dashed line. */
export const Perforation = ({ down, className }: { down?: boolean; className?: string }) => (
  <div className={classNames(styles.perforation, down && styles.down, className)} aria-hidden="true" />
)
