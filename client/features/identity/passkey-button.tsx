import { useState } from 'react'
import type { ApiError } from '#shared/api/errors.ts'
import { useStartPasskeyUseMutation } from '../../data/api.ts'
import { useIsHydrated } from '../../data/use-is-hydrated.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FieldErrorText } from '../../ui/forms/field.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { JsOnly } from '../../ui/layout/js-only.tsx'
import { errorMessage } from '../forms/error-message.ts'
import styles from './passkey-button.module.css'
import { requestPasskey, type PasskeyUse } from './platform-passkeys.ts'

type PasskeyButtonProps = {
  text: string
  /** Beside a big submit button. */
  big?: boolean
  /** Sends the credential that the passkey signed. The button shows the returned error. */
  onUse: (credential: PasskeyUse) => Promise<ApiError | undefined>
}

/** Requests a passkey from the browser. Shows its own errors, because it is not part of a form. */
export function PasskeyButton({ text, big, onUse }: PasskeyButtonProps) {
  const t = useT('identity')
  const [startUse] = useStartPasskeyUseMutation()
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  // Before hydration the button has no handler, and a press would be lost.
  const isHydrated = useIsHydrated()

  const requestAndSendPasskey = async (): Promise<string> => {
    const { data: options, error } = await startUse({})
    if (!options) return errorMessage(error as ApiError, t)
    const { credential, problem } = await requestPasskey(options)
    if (problem) return t(`passkey.problem.${problem}`)
    const rejection = await onUse(credential)
    return rejection ? errorMessage(rejection, t) : ''
  }

  const handleClick = async () => {
    if (isBusy) return
    setIsBusy(true)
    setMessage('')
    setMessage(await requestAndSendPasskey())
    setIsBusy(false)
  }

  return (
    <JsOnly as="div">
      <div className={classNames('stack-12', big && styles.big)}>
        <FormActions>
          <Button big={big} busy={isBusy} disabled={!isHydrated} onClick={() => void handleClick()}>
            {text}
          </Button>
        </FormActions>
        {message && <FieldErrorText role="alert">{message}</FieldErrorText>}
      </div>
    </JsOnly>
  )
}
