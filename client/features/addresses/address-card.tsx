import type { ReactNode } from 'react'
import { AddressBlock } from './address-block.tsx'
import styles from './address-card.module.css'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'

type AddressCardProps = {
  /** Of the heading, which can take the focus. */
  id: string
  /** As printed; the first line is the heading. */
  lines: readonly string[]
  /** Says that it is the default, in words. */
  defaultLabel?: string
  note?: string
  level?: HeadingLevel
  /** What can be done with it. */
  children?: ReactNode
}

export const AddressCard = ({
  id,
  lines: [name, ...lines],
  defaultLabel,
  note,
  level = 3,
  children,
}: AddressCardProps) => (
  <li className={classNames(styles.card, defaultLabel && styles.isDefault)}>
    <Heading level={level} id={id} tabIndex={-1} className={styles.name} translate="no">
      {name}
    </Heading>
    <div>
      <AddressBlock lines={lines} />
      {note && (
        <MutedText as="p" small>
          {note}
        </MutedText>
      )}
    </div>
    {defaultLabel && <p className={styles.defaultLabel}>{defaultLabel}</p>}
    {children && <div className={styles.foot}>{children}</div>}
  </li>
)
