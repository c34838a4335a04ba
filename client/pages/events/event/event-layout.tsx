import type { ReactNode } from 'react'
import { classNames } from '../../../ui/layout/class-names.ts'
import styles from './event-layout.module.css'
import { Container } from '../../../ui/layout/container.tsx'

type EventLayoutProps = { poster: ReactNode; isCancelled: boolean; children: ReactNode }

/** The poster, sticky on wide screens and grey when cancelled, with the event beside it. */
export const EventLayout = ({ poster, isCancelled, children }: EventLayoutProps) => (
  <Container as="article" className={styles.event}>
    <div className={classNames(styles.poster, isCancelled && styles.grey)} data-poster="event">
      {poster}
    </div>
    <div className={styles.text}>{children}</div>
  </Container>
)
