import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SectionHead, type MoreLink } from './section-head.tsx'
import styles from './section.module.css'
import { Container } from './container.tsx'

type SectionProps = { id: string; title: string; moreLink?: MoreLink; tight?: boolean; children: ReactNode }

/** A full-width section under a heading, and a region named by it. */
export const Section = ({ id, title, moreLink, tight, children }: SectionProps) => (
  <Container as="section" className={classNames(styles.band, tight && styles.tight)} aria-labelledby={id}>
    <SectionHead id={id} title={title} moreLink={moreLink} />
    {children}
  </Container>
)
