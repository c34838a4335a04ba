import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FocusedAlert } from '../../ui/feedback/focused-alert.tsx'

type SuccessAlertProps = Omit<ComponentProps<typeof FocusedAlert>, 'role' | 'takeFocus' | 'title'> & {
  title: ReactNode
}

/** Replaces a form after its success. Takes the focus, because the button that had it is gone. */
export const SuccessAlert = ({ title, children, ...alertProps }: SuccessAlertProps) => (
  <FocusedAlert role="status" {...alertProps}>
    <Alert kind="ok" title={title}>
      {children}
    </Alert>
  </FocusedAlert>
)

/** Shows the message whose key is in `?done=` of the URL, after a form has redirected to this page. */
export function SuccessAlertFromUrl({ messages }: { messages: Readonly<Record<string, string>> }) {
  const successKey = useSearchParams()[0].get('done')
  const title = successKey !== null && Object.hasOwn(messages, successKey) ? messages[successKey] : undefined
  return title ? <SuccessAlert className="margin-bottom-24" title={title} focusKey={title} /> : null
}
