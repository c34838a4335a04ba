import { useRef } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { TimedToast } from './timed-toast.tsx'
import { SlowHint } from './slow-hint.tsx'
import { useFreeEdge } from './use-free-edge.ts'

export function ToastHost() {
  const t = useT('common')
  const { pathname } = useLocation()
  const toasts = useSelector(notifications.selectors.toasts)
  const host = useRef<HTMLElement>(null)
  const edge = useFreeEdge(host, toasts.length > 0)
  return (
    <Toasts label={t('notifications')} ref={host} edge={edge}>
      <SlowHint />
      {toasts.map((toast) => (
        <TimedToast
          key={toast.id}
          notification={toast}
          // The basket shows what its notifications say.
          isQuiet={`/${toast.topic}` === pathname}
        />
      ))}
    </Toasts>
  )
}
