import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'

/** What was just done. Takes the focus: the button that did it is gone, or done with. */
export function DoneNotice({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [text])
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Notice kind="ok" title={title}>
        <p>{text}</p>
      </Notice>
    </div>
  )
}
