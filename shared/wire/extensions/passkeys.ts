import { z } from 'zod'
import { Instant } from '../formats.ts'
import { hydraFields } from '../hydra.ts'

// Capability: passkeys (WebAuthn, https://www.w3.org/TR/webauthn-3/). Options and credentials have the JSON form of the
// browser's own calls: `parseRequestOptionsFromJSON`, `parseCreationOptionsFromJSON` and `toJSON`.
//
// Sensitive changes of an account are `PUT /users/{id}/change-password`, `DELETE /users/{id}`, and the calls below.
// They accept, instead of `password`, a session token whose sign-in used a passkey in the last five minutes. With
// neither, they return a violation at the field of the password.

const CredentialDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/**
 * `POST /auth/passkey-options`, with the session token of a guest or user. The challenge works once, within five
 * minutes, for this guest or for this sign-in of a user. The next challenge replaces it. `allowCredentials` is empty
 * for a guest.
 */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int().positive(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(CredentialDescriptor),
})

/**
 * `POST /users/{id}/passkeys/options` with body `{ password? }`. The challenge has the same limits, but belongs to the
 * user.
 */
export const PasskeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int().positive(),
  excludeCredentials: z.array(CredentialDescriptor),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
})

const base64url = z
  .string()
  .max(16_000)
  .regex(/^[\w-]+$/)

const credentialFields = { id: base64url.max(2_000), rawId: base64url.max(2_000), type: z.literal('public-key') }

/** What a passkey signed: `{ credential }` is the body of `POST /auth/passkey`, which returns a `TokenPair`. */
export const PasskeyAssertion = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** A new passkey: `{ name, credential }` is the body of `POST /users/{id}/passkeys`, which returns a resource. */
export const PasskeyAttestation = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>

/**
 * `DELETE /users/{id}/passkeys/{passkey}` with body `{ password? }` returns 204. Removing the last passkey needs the
 * password.
 */
export const PasskeyResource = z.object({
  ...hydraFields('Passkey'),
  id: z.string(),
  name: z.string(),
  addedAt: Instant,
  lastUsedAt: Instant.nullable(),
})
export type PasskeyResource = z.infer<typeof PasskeyResource>

/** `GET /users/{id}/passkeys`. Until `confirmedUntil` the session token replaces a password. */
export const PasskeyListResource = z.object({
  ...hydraFields('PasskeyList'),
  passkeys: z.array(PasskeyResource),
  confirmedUntil: Instant.nullable(),
})
