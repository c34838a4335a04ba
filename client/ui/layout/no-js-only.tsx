import type { ReactNode } from 'react'
import styles from './scripting.module.css'

/** Shown only where scripts are off, decided by CSS so that nothing flashes and hydration sees one tree. */
export const NoJsOnly = ({ children }: { children: ReactNode }) => <span className={styles.noJsOnly}>{children}</span>
