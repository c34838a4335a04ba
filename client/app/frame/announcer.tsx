import { useSelector } from 'react-redux'
import { notifications } from '../../data/notifications-slice.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** A polite live region for screen readers: page titles after navigation, changed counts. */
export const Announcer = () => (
  <div role="status">
    <VisuallyHidden as="p">{useSelector(notifications.selectors.announcement)}</VisuallyHidden>
  </div>
)
