import { createContext, use } from 'react'
import styles from './external-link-icon.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** The text for screen readers after a link to another site. The layout provides it in the language of the page. */
export const ExternalLabelContext = createContext('')

/** Marks a link to another site: an icon, and a text for screen readers. */
export function ExternalLinkIcon() {
  const label = use(ExternalLabelContext)
  return (
    <>
      <Icon name="external" className={styles.icon} />
      {label && <VisuallyHidden> ({label})</VisuallyHidden>}
    </>
  )
}
