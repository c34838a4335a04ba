import type { ComponentPropsWithRef, ReactNode } from 'react'
import { maxQueryLength } from '#shared/api/search/search-constants.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import styles from './search-line.module.css'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

type SearchLineProps = ComponentPropsWithRef<'input'> & {
  id: string
  label: string
  submitLabel: string
  focusOnOpen?: boolean
  children?: ReactNode
}

/**
 * The field of a search and its button, with `children` below. Place it in a GET form, so that it works without
 * JavaScript.
 */
export const SearchLine = ({ id, label, submitLabel, focusOnOpen, children, ...input }: SearchLineProps) => (
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
        maxLength={maxQueryLength}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- its popover is opened to type a query
        autoFocus={focusOnOpen}
        {...input}
      />
      <button className={styles.submit} type="submit" aria-label={submitLabel}>
        <Icon name="search" />
      </button>
    </div>
    {children}
  </>
)
