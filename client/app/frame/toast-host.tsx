import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { TimedToast } from './timed-toast.tsx'
import { SlowHint } from './slow-hint.tsx'

export function ToastHost() {
  const t = useT('common')
  const { pathname } = useLocation()
  const toasts = useSelector(notifications.selectors.toasts)
  const host = useRef<HTMLElement>(null)
  useEffect(() => {
    if (toasts.length === 0) return
    const shown = new AbortController()
    // This code loads with the first toast, because most pages show none.
    void import('./move-toasts-off-fields.ts').then(
      ({ moveToastsOffFields }) => {
        if (host.current && !shown.signal.aborted) moveToastsOffFields(host.current, shown.signal)
      },
      () => {}, // When the code does not load, the toasts stay where the stylesheet places them.
    )
    return () => shown.abort()
  }, [toasts.length])
  return (
    <Toasts label={t('notifications')} ref={host}>
      <SlowHint />
      {toasts.map((toast) => (
        <TimedToast
          key={toast.id}
          notification={toast}
          // On the basket page a toast about the basket is for screen readers only: the page shows the change.
          isQuiet={`/${toast.topic}` === pathname}
        />
      ))}
    </Toasts>
  )
}
