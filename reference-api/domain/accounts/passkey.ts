import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { PasskeyAssertion, PasskeyAttestation } from '#shared/wire/extensions/passkeys.ts'

/** EdDSA, ES256 and RS256: authenticators and Node both support them. The list stays the same when Node adds others. */
const algorithms = [-8, -7, -257]

/** The authenticator must check a fingerprint, a face or a PIN, so that the finder of a device cannot sign in. */
const userVerification = 'required'

/** The shop's settings in the configuration. */
type RelyingParty = { passkeyRpId: string | undefined; shopUrl: string }

/** A row of the database. */
type StoredPasskey = {
  user_id: string
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
}

/** The domain that passkeys belong to, and the only origin that may use them. */
const getRelyingParty = ({ passkeyRpId, shopUrl }: RelyingParty) => {
  const { hostname, origin } = new URL(shopUrl)
  return { rpID: passkeyRpId ?? hostname, origin }
}

/**
 * The user handle, by which a passkey names its account: random, without personal data, the same for all passkeys of a
 * user.
 */
const toUserHandle = (userId: string) => new Uint8Array(Buffer.from(userId))

const toDescriptors = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    ...(transports.length > 0 ? { transports } : {}),
  }))

/**
 * Options to request a passkey. Without `passkeys` the shopper chooses any passkey of the shop, so that the options
 * reveal no account.
 */
export const createRequestOptions = async (
  relyingParty: RelyingParty,
  passkeys: readonly StoredPasskey[],
  timeout: number,
) => {
  const { rpID } = getRelyingParty(relyingParty)
  const { challenge } = await generateAuthenticationOptions({ rpID })
  return { challenge, rpId: rpID, timeout, userVerification, allowCredentials: toDescriptors(passkeys) } as const
}

type PasskeyOwner = { id: string; email: string; name: string }

export const createCreationOptions = async (
  relyingParty: RelyingParty,
  {
    brand,
    owner,
    passkeys,
    timeout,
  }: { brand: string; owner: PasskeyOwner; passkeys: StoredPasskey[]; timeout: number },
) => {
  const { rpID } = getRelyingParty(relyingParty)
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: brand,
    rpID,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: toUserHandle(owner.id),
    supportedAlgorithmIDs: algorithms,
  })
  return {
    challenge,
    rp: { id: rpID, name: brand },
    user,
    pubKeyCredParams,
    timeout,
    excludeCredentials: toDescriptors(passkeys),
    authenticatorSelection: { residentKey: 'required', userVerification },
    attestation: 'none',
  } as const
}

/** The library throws for every kind of invalid response. */
const undefinedIfInvalid = () => undefined

/**
 * True for an attestation with certificates, which the options do not request. Any client can send one, and the library
 * would fetch addresses in a certificate to see whether it is revoked.
 */
const hasCertificates = (attestationObject: string): boolean => {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return !(format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined))
}

/** The new credential; undefined when the response does not prove it. */
export const verifyAttestation = async (
  relyingParty: RelyingParty,
  credential: PasskeyAttestation,
  challenge: string,
): Promise<WebAuthnCredential | undefined> => {
  const { rpID, origin } = getRelyingParty(relyingParty)
  const verify = async () => {
    if (hasCertificates(credential.response.attestationObject)) return undefined
    const { clientDataJSON, attestationObject } = credential.response
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential
  }
  return verify().catch(undefinedIfInvalid)
}

/**
 * The new counter of the passkey; undefined when the response does not prove its possession. A counter that does not
 * grow means a copied passkey, so the library rejects the response; synced passkeys always send 0.
 */
export const verifyAssertion = async (
  relyingParty: RelyingParty,
  credential: PasskeyAssertion,
  challenge: string,
  passkey: StoredPasskey,
): Promise<number | undefined> => {
  const { rpID, origin } = getRelyingParty(relyingParty)
  const { userHandle, ...response } = credential.response
  const expectedHandle = Buffer.from(toUserHandle(passkey.user_id)).toString('base64url')
  // Authenticators may omit the user handle when the options named the passkeys; those belong to the caller then.
  if (userHandle && userHandle !== expectedHandle) return undefined
  const result = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(undefinedIfInvalid)
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}
