import type { ReactNode } from 'react'
import { AddressBlock } from './address-block.tsx'
import styles from './address-card.module.css'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'

type AddressCardProps = {
  /** The id of the heading, which can take the focus. */
  id: string
  /** The lines of the address; the first is the heading. */
  lines: readonly string[]
  /** The label of a default address. */
  defaultLabel?: string
  note?: string
  level?: HeadingLevel
  /** The actions of the address. */
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

/** A list of `AddressCard`s, side by side if the width allows. */
export const AddressCards = ({ children }: { children: ReactNode }) => <ul className={styles.cards}>{children}</ul>
