import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { sessionChanges } from '../../features/identity/session-changes.ts'
import { useT } from '../../i18n/i18n.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from './session-change-alert.module.css'

/**
 * Confirms once that the shopper has signed in or out. Personal pages render it as a banner. Public pages are cached
 * for all shoppers, so there a script shows it as a toast. The script then removes the parameter from the URL, so that
 * a reload does not repeat the message.
 */
export function SessionChangeAlert({ personal }: { personal: boolean }) {
  const t = useT('common')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const [search] = useSearchParams()
  // Read once: signing in and out always load a new document.
  const [change] = useState(() => sessionChanges.find((name) => name === search.get('done')))
  const [initialPath] = useState(pathname)
  const bannerRef = useRef<HTMLDivElement>(null)
  const text = change && t(`done.${change}`)

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
    // No dependencies: this runs once, when the application starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (!personal || !text || pathname !== initialPath) return null
  return (
    <Container>
      {/* No heading, because it stands above the page's h1. */}
      <div ref={bannerRef} className={styles.success} role="status" tabIndex={-1}>
        {text}
      </div>
    </Container>
  )
}
