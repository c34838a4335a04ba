import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { comingsAndGoings } from '../../features/identity/coming-and-going.ts'
import { useT } from '../../i18n/i18n.ts'
import { notices } from '../../data/notices-slice.ts'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './coming-and-going.module.css'

/**
 * Says once that somebody has signed in or out: on a personal page in the page itself, on a public one, which is the
 * same for everybody, as a toast once scripts run. Then the address forgets it, so that loading the page again does not
 * say it again.
 */
export function ComingAndGoing({ personal }: { personal: boolean }) {
  const t = useT('common')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const [search] = useSearchParams()
  // What the document was loaded for: coming and going always load a new one.
  const [done] = useState(() => comingsAndGoings.find((one) => one === search.get('done')))
  const [at] = useState(pathname)
  const box = useRef<HTMLDivElement>(null)
  const text = done && t(`done.${done}`)

  useEffect(() => {
    if (!text) return
    if (box.current) box.current.focus()
    else dispatch(notices.actions.toasted({ kind: 'status', text }))
    const left = new URLSearchParams(location.search)
    left.delete('done')
    void navigate(
      { pathname, search: left.size > 0 ? `?${left}` : '', hash },
      { replace: true, preventScrollReset: true },
    )
    // Once, when the application begins to run.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (!personal || !text || pathname !== at) return null
  return (
    <Wrap>
      {/* No heading: it stands above the page's own. */}
      <div ref={box} className={styles.done} role="status" tabIndex={-1}>
        {text}
      </div>
    </Wrap>
  )
}
