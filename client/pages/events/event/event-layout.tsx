import type { ReactNode } from 'react'
import styles from './event-layout.module.css'
import { Container } from '../../../ui/layout/container.tsx'

/** The poster, sticky on wide screens, with the event beside it. */
export const EventLayout = ({ poster, children }: { poster: ReactNode; children: ReactNode }) => (
  <Container as="article" className={styles.event}>
    <div className={styles.poster}>{poster}</div>
    <div className={styles.text}>{children}</div>
  </Container>
)
