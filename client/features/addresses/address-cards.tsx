import type { ReactNode } from 'react'
import styles from './address-card.module.css'

/** The `AddressCard`s of one kind, beside each other as far as there is room. */
export const AddressCards = ({ children }: { children: ReactNode }) => <ul className={styles.cards}>{children}</ul>
