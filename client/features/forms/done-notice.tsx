import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './done-notice.module.css'

/**
 * What was just done, said where the form has led: `?done=` names one of `texts`. Takes the focus, so that it is read
 * first.
 */
export function DoneNotice({ texts }: { texts: Readonly<Record<string, string>> }) {
  const done = useSearchParams()[0].get('done')
  const text = done !== null && Object.hasOwn(texts, done) ? texts[done] : undefined
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <div ref={box} className={styles.done} tabIndex={-1}>
      <Notice kind="ok" title={text} role="status" />
    </div>
  )
}
