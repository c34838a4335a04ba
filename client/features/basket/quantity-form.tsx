import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { NoJsOnly } from '../../ui/layout/js-only.tsx'
import { errorMessage } from '../forms/error-message.ts'
import { useT } from '../../i18n/i18n.ts'
import styles from './quantity-form.module.css'

type QuantityLabels = {
  label: string
  decrease: string
  increase: string
  update: string
  remove: string
  removeLabel: string
}

type QuantityFormProps = {
  /** The id of the line or item; `quantityId` makes the id of its number field. */
  id: string
  quantity: number
  max: number
  /** Posted besides `quantity` and `intent` (`change`, `remove`), so that a removed line can be restored. */
  hiddenFields: Readonly<Record<string, string>>
  labels: QuantityLabels
  error: ApiError | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
}

export const quantityId = (id: string) => `quantity-${id}`

/** A quantity and a remove button. The stepper changes the quantity at once; without JavaScript a button submits it. */
export function QuantityForm({
  id,
  quantity,
  max,
  hiddenFields,
  labels,
  error,
  onChange,
  onRemove,
}: QuantityFormProps) {
  const t = useT('errors')
  const errorId = `error-${id}`
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter in the number field also submits, with the update button as the submitter; the stepper has already reported
    // the number.
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    if (submitter?.getAttribute('value') === 'remove') onRemove()
  }
  return (
    <Form data-unsent="" method="post" className={styles.form} onSubmit={handleSubmit}>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stepper
        id={quantityId(id)}
        name="quantity"
        label={labels.label}
        decreaseLabel={labels.decrease}
        increaseLabel={labels.increase}
        min={1}
        max={max}
        value={quantity}
        onChange={onChange}
        isInvalid={error !== undefined}
        {...(error ? { describedBy: errorId } : {})}
      />
      <NoJsOnly>
        <TextButton type="submit" name="intent" value="change">
          {labels.update}
        </TextButton>
      </NoJsOnly>
      <TextButton type="submit" name="intent" value="remove" aria-label={labels.removeLabel}>
        {labels.remove}
      </TextButton>
      {error ? (
        <p id={errorId} className={styles.error}>
          {errorMessage(error, t)}
        </p>
      ) : null}
    </Form>
  )
}
