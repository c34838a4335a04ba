import type { ComponentPropsWithRef } from 'react'
import styles from './compare-button.module.css'
import { Icon } from '../../ui/actions/icon.tsx'

type CompareButtonProps = Pick<ComponentPropsWithRef<'button'>, 'name' | 'value' | 'children'> & {
  /** The whole of it, with what it belongs to; begins with the text that is shown, which says the state itself. */
  label: string
  compared: boolean
}

/** The submit button of a form that puts something into the comparison, or takes it out. */
export const CompareButton = ({ label, compared, children, ...rest }: CompareButtonProps) => (
  <button type="submit" className={styles.button} aria-label={label} data-compared={compared} {...rest}>
    <Icon name={compared ? 'check' : 'plus'} className={styles.checkbox} />
    {children}
  </button>
)
