import { useSubmit } from 'react-router-dom'
import { PasskeyButton } from '../../features/identity/passkey-button.tsx'
import type { PasskeyUse } from '../../features/identity/platform-passkeys.ts'
import { useT } from '../../i18n/i18n.ts'

/** Sends the passkey to the action of the sign-in page, which continues as after a password. */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const t = useT('identity')
  const submit = useSubmit()
  const signIn = async (credential: PasskeyUse) => {
    await submit({ returnTo, credential: JSON.stringify(credential) }, { method: 'post' })
    return undefined
  }
  return <PasskeyButton big text={t('passkey.signIn')} onUse={signIn} />
}
