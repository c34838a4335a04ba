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

/** Local links in the text navigate in the router: no new document, and the previous page is remembered. */
function BrowserRichText(props: Omit<RichTextProps, 'ref'>) {
  const text = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = text.current
    const onLinkClick = (event: MouseEvent) => {
      const path = getClickedPath(event)
      if (path === undefined) return
      event.preventDefault()
      void navigate(path)
    }
    element?.addEventListener('click', onLinkClick)
    return () => element?.removeEventListener('click', onLinkClick)
  }, [navigate])
  return <ServerRichText {...props} ref={text} />
}

/** HTML from the back office. Only the server sanitises `html`. `article` indents it. */
export const RichText = import.meta.env.SSR ? ServerRichText : BrowserRichText
