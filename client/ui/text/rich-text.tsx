import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { classNames } from '../layout/class-names.ts'
import { LinkLanguageContext } from '../actions/link.tsx'
import { addLanguageToLinks, getClickedPath } from './rich-text-links.ts'
import styles from './rich-text.module.css'

type RichTextProps = { html: string; article?: boolean }

const toClassName = (article: boolean | undefined) => classNames(styles.rich, article && styles.article)

function ServerRichText({ html, article }: RichTextProps) {
  const text = addLanguageToLinks(html, use(LinkLanguageContext))
  return <div className={toClassName(article)} dangerouslySetInnerHTML={{ __html: text }} />
}

let purifyModule: Promise<typeof import('./purify-html.ts')> | undefined
/** Loads the sanitiser when the first text needs it. */
const loadPurify = () => (purifyModule ??= import('./purify-html.ts'))

const subscribeToNothing = () => () => {}
/** Whether this render adopts the HTML of the server. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )

/**
 * HTML that the server rendered stays as it is: React does not touch it, and Trusted Types would forbid it. All other
 * text passes the sanitiser. Local links in the text navigate in the router, which loads no new document and remembers
 * the previous page.
 */
function BrowserText({ text, article }: { text: string; article: boolean | undefined }) {
  const isHydrating = useIsHydrating()
  const [isFromServer] = useState(isHydrating)
  const purify = isFromServer ? undefined : use(loadPurify()).purifyHtml
  // Kept in state, because React would write the text again if this object changed.
  const [html] = useState(() => ({ __html: purify ? purify(text) : text }))
  const element = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const current = element.current
    const onLinkClick = (event: MouseEvent) => {
      const path = getClickedPath(event)
      if (path === undefined) return
      event.preventDefault()
      void navigate(path)
    }
    current?.addEventListener('click', onLinkClick)
    return () => current?.removeEventListener('click', onLinkClick)
  }, [navigate])
  return <div ref={element} className={toClassName(article)} dangerouslySetInnerHTML={html} />
}

function BrowserRichText({ html, article }: RichTextProps) {
  const text = addLanguageToLinks(html, use(LinkLanguageContext))
  return <BrowserText key={text} text={text} article={article} />
}

/** HTML from the back office, which the server has sanitised. `article` indents it. */
export const RichText = import.meta.env.SSR ? ServerRichText : BrowserRichText
