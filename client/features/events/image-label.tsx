import type { ReactNode } from 'react'
import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './image-label.module.css'

/** A label on the lower left corner of an image. */
export const ImageLabel = ({ status, children }: { status: SaleStatus; children: ReactNode }) => (
  <p className={classNames(styles.label, styles[status])}>{children}</p>
)
