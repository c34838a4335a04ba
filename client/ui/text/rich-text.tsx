import { use, useEffect, useRef, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { classNames } from '../layout/class-names.ts'
import { LinkLanguageContext } from '../actions/link.tsx'
import { addLanguageToLinks, getClickedPath } from './rich-text-links.ts'
import styles from './rich-text.module.css'
import { trustedHtml } from './trusted-html.ts'

type RichTextProps = { html: string; article?: boolean; ref?: Ref<HTMLDivElement> }

function ServerRichText({ html, article, ref }: RichTextProps) {
  const text = addLanguageToLinks(html, use(LinkLanguageContext))
  return (
    <div
      ref={ref}
      className={classNames(styles.rich, article && styles.article)}
      dangerouslySetInnerHTML={{ __html: trustedHtml(text) }}
    />
  )
}

/**
 * Links within the text change the page as all others do: without a new document, and so that the way back is
 * remembered.
 */
function BrowserRichText(props: Omit<RichTextProps, 'ref'>) {
  const text = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const box = text.current
    const onLinkClick = (event: MouseEvent) => {
      const path = getClickedPath(event)
      if (path === undefined) return
      event.preventDefault()
      void navigate(path)
    }
    box?.addEventListener('click', onLinkClick)
    return () => box?.removeEventListener('click', onLinkClick)
  }, [navigate])
  return <ServerRichText {...props} ref={text} />
}

/**
 * Content written in the back office. `html` is sanitised by the server and by nobody else. `article` sets it off to
 * the right.
 */
export const RichText = import.meta.env.SSR ? ServerRichText : BrowserRichText
