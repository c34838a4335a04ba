import type { HTMLProps, Ref } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../actions/icon.tsx'
import type { SelectItem } from './select-items.ts'
import styles from './select.module.css'

type SelectOptionProps = Omit<HTMLProps<HTMLDivElement>, 'ref'> & {
  ref: Ref<HTMLDivElement>
  item: SelectItem
  /** The name of the item's group, on the group's first item. */
  heading: string | undefined
  isActive: boolean
  isChosen: boolean
}

export const SelectOption = ({ item, heading, isActive, isChosen, ref, ...props }: SelectOptionProps) => (
  <>
    {heading && (
      <div className={styles.heading} role="presentation">
        {heading}
      </div>
    )}
    <div
      {...props}
      ref={ref}
      role="option"
      className={classNames(styles.option, isActive && styles.active)}
      aria-selected={isChosen}
      aria-disabled={item.disabled || undefined}
      data-value={item.value}
    >
      <span className={styles.text} lang={item.lang}>
        {item.text}
      </span>
      {isChosen && <Icon name="check" className={styles.check} />}
    </div>
  </>
)
