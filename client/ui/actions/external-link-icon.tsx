import { createContext, use } from 'react'
import styles from './external-link-icon.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** What a reader hears after a link to another site; the page's layout says it in its language. */
export const ExternalLabelContext = createContext('')

/** Follows the words of a link that leaves the shop: an arrow for eyes, words for readers. */
export function ExternalLinkIcon() {
  const label = use(ExternalLabelContext)
  return (
    <>
      <Icon name="external" className={styles.icon} />
      {label && <VisuallyHidden> ({label})</VisuallyHidden>}
    </>
  )
}
