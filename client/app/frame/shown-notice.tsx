import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useT } from '../../i18n/i18n.ts'
import { notices, type Notice } from '../../data/notices-slice.ts'
import { Toast } from '../../ui/feedback/toast.tsx'

/**
 * Specification §9: notifications close by themselves after 5000 ms; pointing at one or being in it stops the clock.
 */
const lifetimeMs = 5_000

export function ShownNotice({ notice }: { notice: Notice }) {
  const t = useT('common')
  const dispatch = useDispatch()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const remaining = useRef(lifetimeMs)
  const cameFrom = useRef<Element>(null)

  useEffect(() => {
    if (held) return
    const started = Date.now()
    const timer = setTimeout(() => dispatch(notices.actions.dismissed(notice.id)), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - started
    }
  }, [held, notice.id, dispatch])

  const focus = ({ relatedTarget }: FocusEvent) => {
    cameFrom.current = relatedTarget
    setFocused(true)
  }
  /** Whoever came by keyboard goes on where they were. */
  const close = () => {
    dispatch(notices.actions.dismissed(notice.id))
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return (
    <div
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={focus}
      onBlur={() => setFocused(false)}
    >
      <Toast title={notice.text} error={notice.kind === 'error'} close={{ label: t('closeNotice'), onClick: close }} />
    </div>
  )
}
