import { useEffect, useRef } from 'react'
import { Alert } from '../../ui/feedback/alert.tsx'

/** What was just done. Takes the focus: the button that did it is gone, or done with. */
export function SuccessAlert({ title, text }: { title: string; text: string }) {
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => alertRef.current?.focus(), [text])
  return (
    <div ref={alertRef} tabIndex={-1} role="status">
      <Alert kind="ok" title={title}>
        <p>{text}</p>
      </Alert>
    </div>
  )
}
