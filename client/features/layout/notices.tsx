import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useT } from '../../app/i18n.ts'
import { notices, type Notice } from '../../app/notices-slice.ts'
import { Toast } from '../../ui/toast.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { SlowHint } from './slow-hint.tsx'

/** Specification §9: notifications close by themselves after 5000 ms; reading or reaching for one stops the clock. */
const lifetime = 5_000

function ShownNotice({ notice }: { notice: Notice }) {
  const dispatch = useDispatch()
  const [held, setHeld] = useState(false)
  const remaining = useRef(lifetime)

  useEffect(() => {
    if (held) return
    const started = Date.now()
    const timer = setTimeout(() => dispatch(notices.actions.dismissed(notice.id)), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - started
    }
  }, [held, notice.id, dispatch])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <Toast title={notice.text} error={notice.kind === 'error'} />
    </div>
  )
}

/** What the shop has to say beside the page. */
export function Notices() {
  const t = useT('common')
  const shown = useSelector(notices.selectors.toasts)
  return (
    <Toasts label={t('notices')}>
      <SlowHint />
      {shown.map((notice) => (
        <ShownNotice key={notice.id} notice={notice} />
      ))}
    </Toasts>
  )
}
