import { useState, type SubmitEvent } from 'react'
import { useSubmit } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useStartPasskeyRegistrationMutation } from '../../data/api.ts'
import { useIsHydrated } from '../../data/use-is-hydrated.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { createPasskey } from '../../features/identity/platform-passkeys.ts'
import { useT } from '../../i18n/i18n.ts'
import { formText } from '../../routing/form-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { PasskeyFormProps } from './passkey-list.tsx'

type AddPasskeyFormProps = PasskeyFormProps & {
  /** The default name: that of this device in the list of sessions. */
  suggestedName: string
  onError: (error: ApiError | undefined) => void
}

/** Two steps: the browser creates the passkey for a challenge, then the action of the page stores it. */
export function AddPasskeyForm({ suggestedName, onError, submission, fieldError, validate }: AddPasskeyFormProps) {
  const t = useT('profile')
  const tIdentity = useT('identity')
  const submit = useSubmit()
  const [startRegistration] = useStartPasskeyRegistrationMutation()
  const [isBusy, setIsBusy] = useState(false)
  // Only scripts can create a passkey, so the form waits for hydration.
  const isHydrated = useIsHydrated()

  const add = async (form: FormData): Promise<ApiError | undefined> => {
    const { data: options, error } = await startRegistration({ password: formText(form, 'password') })
    if (!options) return error as ApiError
    const { credential, problem } = await createPasskey(options)
    if (problem) return { status: 0, code: 'rejected', message: tIdentity(`passkey.problem.${problem}`) }
    const fields = { name: formText(form, 'name'), credential: JSON.stringify(credential) }
    await submit(fields, { method: 'post' })
    return undefined
  }

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    validate(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    onError(await add(new FormData(event.currentTarget)))
    setIsBusy(false)
  }

  return (
    <form method="post" className="max-width-44" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <FormStack>
        <TextField
          id="name"
          name="name"
          {...fieldRules.passkeyName}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          defaultValue={suggestedName}
          autoComplete="off"
          {...fieldError('name')}
        />
        <ConfirmationField
          name="password"
          label={t('currentPassword')}
          submission={submission}
          fieldError={fieldError}
        />
        <FormActions>
          <Button variant="solid" big type="submit" busy={isBusy} disabled={!isHydrated}>
            {t('passkeys.add')}
          </Button>
        </FormActions>
      </FormStack>
    </form>
  )
}
