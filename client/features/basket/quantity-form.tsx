import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { WithoutScript } from '../../ui/layout/without-script.tsx'
import { errorText } from '../forms/error-text.ts'
import { useT } from '../../i18n/i18n.ts'
import styles from './quantity-form.module.css'

type QuantityWords = { label: string; less: string; more: string; update: string; remove: string; removeNamed: string }

type QuantityFormProps = {
  /** Of what is counted; its number field is `quantityId` of it. */
  id: string
  quantity: number
  max: number
  /**
   * What the form posts besides `quantity` and `intent` (`change`, `remove`), so that what was removed can be put back
   * as it was.
   */
  posted: Readonly<Record<string, string>>
  words: QuantityWords
  error: ApiError | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
}

/** The id of the number field. */
export const quantityId = (id: string) => `quantity-${id}`

/**
 * How many of something, and away with it: the number changes as the stepper is used, or with a button where scripts
 * are off.
 */
export function QuantityForm({ id, quantity, max, posted, words, error, onChange, onRemove }: QuantityFormProps) {
  const t = useT('errors')
  const errorId = `error-${id}`
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter in the number field comes here too; its button is the one that updates, and the stepper has handed the
    // number on.
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    if (submitter?.getAttribute('value') === 'remove') onRemove()
  }
  return (
    <Form method="post" className={styles.form} onSubmit={submit}>
      {Object.entries(posted).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stepper
        id={quantityId(id)}
        name="quantity"
        label={words.label}
        less={words.less}
        more={words.more}
        min={1}
        max={max}
        value={quantity}
        onChange={onChange}
        invalid={error !== undefined}
        {...(error ? { describedBy: errorId } : {})}
      />
      <WithoutScript>
        <TextButton type="submit" name="intent" value="change">
          {words.update}
        </TextButton>
      </WithoutScript>
      <TextButton type="submit" name="intent" value="remove" aria-label={words.removeNamed}>
        {words.remove}
      </TextButton>
      {error ? (
        <p id={errorId} className={styles.error}>
          {errorText(error, t)}
        </p>
      ) : null}
    </Form>
  )
}
