import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FocusedAlert } from '../../ui/feedback/focused-alert.tsx'

type SuccessAlertProps = Omit<ComponentProps<typeof FocusedAlert>, 'role' | 'takeFocus'> & { title: string }

/** Replaces a form that has succeeded. Takes the focus: the button that had it is no longer needed. */
export const SuccessAlert = ({ title, children, ...notice }: SuccessAlertProps) => (
  <FocusedAlert role="status" {...notice}>
    <Alert kind="ok" title={title}>
      {children}
    </Alert>
  </FocusedAlert>
)

/** Shows the one of `messages` that the address names with `?done=`, after a form has redirected here. */
export function SuccessAlertFromUrl({ messages }: { messages: Readonly<Record<string, string>> }) {
  const successKey = useSearchParams()[0].get('done')
  const title = successKey !== null && Object.hasOwn(messages, successKey) ? messages[successKey] : undefined
  return title ? <SuccessAlert className="margin-bottom-24" title={title} focusKey={title} /> : null
}
