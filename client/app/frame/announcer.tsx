import { useSelector } from 'react-redux'
import { notifications } from '../../data/notifications-slice.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** One polite line for screen readers: page titles on arrival, changed counts. */
export const Announcer = () => (
  <div role="status">
    <VisuallyHidden as="p">{useSelector(notifications.selectors.announcement)}</VisuallyHidden>
  </div>
)
