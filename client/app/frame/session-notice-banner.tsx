import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { sessionNotices } from '../../features/identity/session-notices.ts'
import { useT } from '../../i18n/i18n.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from './session-notice-banner.module.css'

/**
 * Says once that somebody has signed in or out: on a personal page in the page itself, on a public one, which is the
 * same for everybody, as a toast once scripts run. Then the address forgets it, so that loading the page again does not
 * say it again.
 */
export function SessionNoticeBanner({ personal }: { personal: boolean }) {
  const t = useT('common')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const [search] = useSearchParams()
  // What the document was loaded for: coming and going always load a new one.
  const [sessionNotice] = useState(() => sessionNotices.find((one) => one === search.get('done')))
  const [initialPath] = useState(pathname)
  const bannerRef = useRef<HTMLDivElement>(null)
  const text = sessionNotice && t(`done.${sessionNotice}`)

  useEffect(() => {
    if (!text) return
    if (bannerRef.current) bannerRef.current.focus()
    else dispatch(notifications.actions.showToast({ kind: 'status', text }))
    const remainingSearch = new URLSearchParams(location.search)
    remainingSearch.delete('done')
    void navigate(
      { pathname, search: remainingSearch.size > 0 ? `?${remainingSearch}` : '', hash },
      { replace: true, preventScrollReset: true },
    )
    // Once, when the application begins to run.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (!personal || !text || pathname !== initialPath) return null
  return (
    <Container>
      {/* No heading: it stands above the page's own. */}
      <div ref={bannerRef} className={styles.success} role="status" tabIndex={-1}>
        {text}
      </div>
    </Container>
  )
}
