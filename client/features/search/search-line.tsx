import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../../ui/actions/icon.tsx'
import styles from './search-line.module.css'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

type SearchLineProps = ComponentPropsWithRef<'input'> & {
  id: string
  label: string
  submitLabel: string
  isFirst?: boolean
  children?: ReactNode
}

/**
 * The one field of a search and its button; what it finds is written below. Lies inside a GET form, so that it works
 * without a script.
 */
export const SearchLine = ({ id, label, submitLabel, isFirst, children, ...input }: SearchLineProps) => (
  <>
    <label htmlFor={id}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
    <div className={styles.line}>
      <input
        id={id}
        className={styles.input}
        name="query"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- of the popover it lies in, which is opened to be typed into
        autoFocus={isFirst}
        {...input}
      />
      <button className={styles.submit} type="submit" aria-label={submitLabel}>
        <Icon name="search" />
      </button>
    </div>
    {children}
  </>
)
