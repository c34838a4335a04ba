import type { RawInput, Output } from '#shared/api/schemas.ts'

/** Why the browser returned no passkey; a key of `identity:passkey.problem`. */
type PasskeyProblem = 'unsupported' | 'cancelled' | 'known' | 'failed'

type Outcome<C> = { credential: C; problem?: undefined } | { credential?: undefined; problem: PasskeyProblem }

/** Maps WebAuthn's error names. A page cannot tell a person who cancels from a missing passkey. */
const toProblem = (error: unknown): PasskeyProblem => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'known' : 'failed'
}

/** Browsers before 2025 cannot read the JSON of the options. */
const isSupported = () =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Runs a WebAuthn call of the browser and returns its credential as JSON. */
const callPlatform = async <C>(call: () => Promise<Credential | null>): Promise<Outcome<C>> => {
  if (!isSupported()) return { problem: 'unsupported' }
  try {
    const credential = (await call()) as PublicKeyCredential | null
    return credential ? { credential: credential.toJSON() as C } : { problem: 'failed' }
  } catch (error) {
    return { problem: toProblem(error) }
  }
}

/** The credential that `navigator.credentials.get` returns, with the passkey's signature. */
export type PasskeyUse = RawInput<'signInWithPasskey'>['credential']

export const requestPasskey = (options: Output<'startPasskeyUse'>) =>
  callPlatform<PasskeyUse>(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  )

export const createPasskey = (options: Output<'startPasskeyRegistration'>) =>
  callPlatform<RawInput<'addPasskey'>['credential']>(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  )
