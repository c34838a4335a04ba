import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useT } from '../../i18n/i18n.ts'
import { notifications, type Notification } from '../../data/notifications-slice.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Toast } from '../../ui/feedback/toast.tsx'

/** Specification §9: notifications close after 5000 ms; hovering over one or focusing it pauses the timer. */
const lifetimeMs = 5_000

export function TimedToast({ notification, isQuiet }: { notification: Notification; isQuiet: boolean }) {
  const t = useT('common')
  const dispatch = useDispatch()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [wasQuiet, setWasQuiet] = useState(isQuiet)
  // A toast that was only announced stays hidden on the next page, which it does not speak of.
  if (isQuiet && !wasQuiet) setWasQuiet(true)
  const isPaused = isHovered || isFocused
  const remaining = useRef(lifetimeMs)
  const previousFocus = useRef<Element>(null)

  useEffect(() => {
    if (isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => dispatch(notifications.actions.dismissToast(notification.id)), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - startedAt
    }
  }, [isPaused, notification.id, dispatch])

  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    previousFocus.current = relatedTarget
    setIsFocused(true)
  }
  /** Dismisses the toast, and returns the focus of keyboard users to where it was before. */
  const close = () => {
    dispatch(notifications.actions.dismissToast(notification.id))
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
  }
  if (wasQuiet) {
    return (
      <VisuallyHidden>
        <span role="status">{notification.text}</span>
      </VisuallyHidden>
    )
  }
  return (
    <div
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
    >
      <Toast
        title={notification.text}
        error={notification.kind === 'error'}
        close={{ label: t('closeNotification'), onClick: close }}
      />
    </div>
  )
}
