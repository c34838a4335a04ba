import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { z } from 'zod'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#shared/wire/extensions/passkeys.ts'

/** What a test can make the authenticator do differently. */
export type AuthenticatorQuirks = {
  origin?: string
  rpId?: string
  userVerified?: boolean
  /** Overrides the next counter. */
  counter?: number
  /** Adds certificates to the attestation. */
  certificates?: boolean
}

const toBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const computeHash = (value: string | Uint8Array) => createHash('sha256').update(value).digest()

const userPresent = 0x01
const userVerified = 0x04
const attestedData = 0x40

/** A passkey that signs with ES256, in place of a browser and its authenticator. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = toBase64url(credentialId)
  let counter = 0
  let userHandle: string | undefined

  const encodeAuthenticatorData = (
    rpId: string,
    flags: number,
    quirks: AuthenticatorQuirks,
    rest = Buffer.alloc(0),
  ) => {
    counter = quirks.counter ?? counter + 1
    const head = Buffer.alloc(5)
    head[0] = flags | userPresent | (quirks.userVerified === false ? 0 : userVerified)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([computeHash(quirks.rpId ?? rpId), head, rest])
  }

  const encodeClientData = (
    type: string,
    challenge: string,
    { origin = 'http://localhost:3000' }: AuthenticatorQuirks,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const encodePublicKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, toBytes(x)],
        [-3, toBytes(y)],
      ]),
    )
  }

  return {
    id,
    /** `navigator.credentials.create` */
    create: (options: z.infer<typeof PasskeyCreationOptions>, quirks: AuthenticatorQuirks = {}): PasskeyAttestation => {
      userHandle = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, encodePublicKey()])
      const authData = encodeAuthenticatorData(options.rp.id, attestedData, quirks, credential)
      const statement = quirks.certificates
        ? new Map<string, unknown>([
            ['alg', -7],
            ['sig', new Uint8Array(64)],
            ['x5c', [new Uint8Array(10)]],
          ])
        : new Map<string, unknown>()
      const attestation = new Map<string, unknown>([
        ['fmt', quirks.certificates ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: toBase64url(encodeClientData('webauthn.create', options.challenge, quirks)),
          attestationObject: toBase64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      }
    },
    /** `navigator.credentials.get` */
    get: (options: z.infer<typeof PasskeyRequestOptions>, quirks: AuthenticatorQuirks = {}): PasskeyAssertion => {
      const clientData = encodeClientData('webauthn.get', options.challenge, quirks)
      const authenticatorData = encodeAuthenticatorData(options.rpId, 0, quirks)
      const signature = sign('sha256', Buffer.concat([authenticatorData, computeHash(clientData)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: toBase64url(clientData),
          authenticatorData: toBase64url(authenticatorData),
          signature: toBase64url(signature),
          userHandle,
        },
      }
    },
  }
}
