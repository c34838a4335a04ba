import { useEffect, useRef, type SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import type { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useSendOnce } from '../../features/forms/use-send-once.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FieldAndButton } from '../../ui/forms/field-and-button.tsx'
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
}

/**
 * A field for a code and its button. What was answered about stands in the field; a code that was taken leaves it
 * empty.
 */
export function CodeForm({ name, intent, label, hint, button, answer, errors }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const { once } = useSendOnce(answer)
  const sending = useNavigation().formData?.get('intent') === intent
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !sending && !answer && field.current) field.current.value = ''
    wasSending.current = sending
  }, [sending, answer])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    errors.check(event)
    if (!event.defaultPrevented) once(event)
  }
  return (
    <Form method="post" noValidate preventScrollReset onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      <FieldAndButton
        ref={field}
        id={name}
        name={name}
        label={label}
        hint={hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
        defaultValue={answer?.code}
        button={
          <Button type="submit" busy={sending}>
            {button}
          </Button>
        }
        {...errors.at(name)}
      />
    </Form>
  )
}
