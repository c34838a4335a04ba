import { useSelector } from 'react-redux'
import { useT } from '../../i18n/i18n.ts'
import { notices } from '../../data/notices-slice.ts'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { ShownNotice } from './shown-notice.tsx'
import { SlowHint } from './slow-hint.tsx'

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
