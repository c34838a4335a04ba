import { useEffect, useRef, type SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import type { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useSubmitOnce } from '../../features/forms/use-submit-once.ts'
import { Button } from '../../ui/actions/button.tsx'
import { InlineForm } from '../../ui/forms/inline-form.tsx'
import type { BasketActionData } from './basket-action.ts'

type CodeFormProps = {
  /** The name of the form; also the id of the field. */
  name: 'promotion' | 'voucher'
  intent: 'addPromotion' | 'balance'
  label: string
  hint?: string
  button: string
  actionData: BasketActionData | undefined
  errors: ReturnType<typeof useFormErrors>
}

/** A code field with its button. A rejected code stays in the field; an accepted one clears it. */
export function CodeForm({ name, intent, label, hint, button, actionData, errors }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const { submitOnce } = useSubmitOnce(actionData)
  const sending = useNavigation().formData?.get('intent') === intent
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !sending && !actionData && field.current) field.current.value = ''
    wasSending.current = sending
  }, [sending, actionData])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    errors.validate(event)
    if (!event.defaultPrevented) submitOnce(event)
  }
  return (
    <Form data-unsent="" method="post" noValidate preventScrollReset onSubmit={handleSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <InlineForm
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
        defaultValue={actionData?.code}
        button={
          <Button type="submit" busy={sending}>
            {button}
          </Button>
        }
        {...errors.fieldError(name)}
      />
    </Form>
  )
}
