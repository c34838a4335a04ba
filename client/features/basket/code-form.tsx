import type { ReactNode, SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { useFormErrors } from '../../app/use-form-errors.ts'
import { useSendOnce } from '../../app/use-send-once.ts'
import { Button } from '../../ui/button.tsx'
import { FieldAndButton } from '../../ui/field-and-button.tsx'
import type { BasketActionData } from './basket-action.ts'

type CodeFormProps = {
  /** Name and id of the field. */
  name: 'promotion' | 'voucher'
  intent: 'addPromotion' | 'balance'
  label: string
  hint: string
  button: string
  answer: BasketActionData | undefined
  errors: ReturnType<typeof useFormErrors>
  children?: ReactNode
}

/** A field for a code and its button. A refused code stays in the field; one that was taken leaves it empty. */
export function CodeForm({ name, intent, label, hint, button, answer, errors, children }: CodeFormProps) {
  const { sending, once } = useSendOnce(answer)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    errors.check(event)
    if (!event.defaultPrevented) once(event)
  }
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      onSubmit={send}
    >
      <input type="hidden" name="intent" value={intent} />
      <FieldAndButton
        // What the server answered stands in the field; a code that was taken is in the list above.
        key={`${answer?.error?.requestId}${answer?.code}`}
        id={name}
        name={name}
        label={label}
        hint={hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
        defaultValue={answer?.code ?? ''}
        button={
          <Button type="submit" busy={sending}>
            {button}
          </Button>
        }
        {...errors.at(name)}
      />
      {children}
    </Form>
  )
}
