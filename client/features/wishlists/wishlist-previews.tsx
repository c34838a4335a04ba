import type { ReactNode } from 'react'
import styles from './wishlist-preview.module.css'

/** `WishStrip`s beside each other. */
export const WishlistPreviews = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>
