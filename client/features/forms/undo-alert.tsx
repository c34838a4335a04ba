import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { FocusedAlert } from '../../ui/feedback/focused-alert.tsx'
import styles from './undo-alert.module.css'

type UndoAlertProps = {
  text: string
  label: string
  /** The label for a screen reader: names what is restored. */
  fullLabel: string
  /** What the form posts to its own page without JavaScript, besides `intent` (`restore`). */
  fields: Record<string, string | number>
  onRestore: () => void
}

/** Says what was removed, and offers undo. Takes the focus if the removed element had it. */
export function UndoAlert({ text, label, fullLabel, fields, onRestore }: UndoAlertProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRestore()
  }
  return (
    <FocusedAlert className={styles.alert} role="status" takeFocus="ifLost">
      <span>{text}</span>
      <Form method="post" onSubmit={handleSubmit}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextButton type="submit" name="intent" value="restore" aria-label={fullLabel}>
          {label}
        </TextButton>
      </Form>
    </FocusedAlert>
  )
}
