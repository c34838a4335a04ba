import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Alert } from '../../ui/feedback/alert.tsx'
import styles from './success-alert.module.css'

/**
 * What was just done, said where the form has led: `?done=` names one of `texts`. Takes the focus, so that it is read
 * first.
 */
export function SuccessAlert({ messages }: { messages: Readonly<Record<string, string>> }) {
  const done = useSearchParams()[0].get('done')
  const text = done !== null && Object.hasOwn(messages, done) ? messages[done] : undefined
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) alertRef.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <div ref={alertRef} className={styles.success} tabIndex={-1}>
      <Alert kind="ok" title={text} role="status" />
    </div>
  )
}
