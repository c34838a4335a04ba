import type { ComponentPropsWithRef } from 'react'
import styles from './compare-button.module.css'
import { Icon } from '../../ui/actions/icon.tsx'

type CompareButtonProps = Pick<ComponentPropsWithRef<'button'>, 'name' | 'value' | 'children'> & {
  /** The accessible name, which includes the product; begins with the shown text, which names the state. */
  label: string
  isCompared: boolean
}

/** The submit button of a form that adds a product to the comparison or removes it. */
export const CompareButton = ({ label, isCompared, children, ...rest }: CompareButtonProps) => (
  <button type="submit" className={styles.button} aria-label={label} data-compared={isCompared} {...rest}>
    <Icon name={isCompared ? 'check' : 'plus'} className={styles.checkbox} />
    {children}
  </button>
)
