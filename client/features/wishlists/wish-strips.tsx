import type { ReactNode } from 'react'
import styles from './wish-strip.module.css'

/** `WishStrip`s beside each other. */
export const WishStrips = ({ children }: { children: ReactNode }) => <ul className={styles.strips}>{children}</ul>
