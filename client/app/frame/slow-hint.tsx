import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigation } from 'react-router-dom'
import { slowHintDelay } from '../../data/fetch-defaults.ts'
import { useT } from '../../i18n/i18n.ts'
import { isWaiting } from '../../data/is-waiting.ts'
import { Toast } from '../../ui/feedback/toast.tsx'

/**
 * Says that something is still on its way when it takes longer than 3 s, or 5 s on a slow network (specification §9).
 */
export function SlowHint() {
  const t = useT('common')
  const asked = useSelector(isWaiting)
  const waiting = useNavigation().state !== 'idle' || asked
  const [slow, setSlow] = useState(false)

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), slowHintDelay(navigator))
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])

  return slow ? <Toast title={t('slowHint')} /> : null
}
