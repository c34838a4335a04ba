import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SectionHead, type More } from './section-head.tsx'
import styles from './section.module.css'
import { Wrap } from './wrap.tsx'

type SectionProps = { id: string; title: string; more?: More; tight?: boolean; children: ReactNode }

/** A band of the page under its heading, and a region named by it. */
export const Section = ({ id, title, more, tight, children }: SectionProps) => (
  <Wrap as="section" className={classNames(styles.band, tight && styles.tight)} aria-labelledby={id}>
    <SectionHead id={id} title={title} more={more} />
    {children}
  </Wrap>
)
