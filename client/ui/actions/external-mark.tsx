import { createContext, use } from 'react'
import styles from './external-mark.module.css'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** What a reader hears after a link to another site; the page's layout says it in its language. */
export const ExternalWordContext = createContext('')

/** Follows the words of a link that leaves the shop: an arrow for eyes, words for readers. */
export function ExternalMark() {
  const word = use(ExternalWordContext)
  return (
    <>
      <Icon name="external" className={styles.icon} />
      {word && <VisuallyHidden> ({word})</VisuallyHidden>}
    </>
  )
}
