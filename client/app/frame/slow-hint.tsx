import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigation } from 'react-router-dom'
import { getSlowHintMs } from '../../data/fetch-defaults.ts'
import { useT } from '../../i18n/i18n.ts'
import { hasPendingRequests } from '../../data/has-pending-requests.ts'
import { Toast } from '../../ui/feedback/toast.tsx'

/** Shows that the page is still loading after 3 s, or after 5 s on a slow network (specification §9). */
export function SlowHint() {
  const t = useT('common')
  const isRequestPending = useSelector(hasPendingRequests)
  const isLoading = useNavigation().state !== 'idle' || isRequestPending
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), getSlowHintMs(navigator))
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])

  return isSlow ? <Toast title={t('slowHint')} /> : null
}
