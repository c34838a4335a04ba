import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { deriveKey } from '../secrets.ts'
import { createTokenSigner } from './token-signer.ts'

const secret = 'a secret of more than thirty-two characters'
const key = deriveKey(secret, 'access tokens')
const issuedAt = new Date('2026-11-23T08:00:00Z')
const user = { id: 'user-1', email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron', guest_user: false }

const createSigner = (secondsLater = 0) =>
  createTokenSigner(key, 900, () => new Date(issuedAt.getTime() + secondsLater * 1000))

const signOtherwise = ({ algorithm = 'HS256', signingKey = key, audience = 'api' }) =>
  new SignJWT({ ...user, aud: audience })
    .setProtectedHeader({ alg: algorithm })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt.getTime() / 1000 + 900)
    .sign(signingKey)

it('an access token is valid until its end, and not after', async () => {
  const token = await createSigner().sign(user)
  expect(await createSigner(899).verify(token)).toMatchObject(user)
  expect(await createSigner(900).verify(token)).toBeNull()
})

it('an access token of another algorithm, key, purpose or audience is invalid, and so is one without an end', async () => {
  const withoutEnd = await new SignJWT({ ...user, aud: 'api' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(issuedAt)
    .sign(key)
  const otherPurpose = deriveKey(secret, 'shared wishlists')
  expect(await createSigner().verify(await signOtherwise({}))).toMatchObject(user)
  for (const token of [
    withoutEnd,
    await signOtherwise({ algorithm: 'HS512' }),
    await signOtherwise({ audience: 'another-api' }),
    await signOtherwise({ audience: '' }),
    await signOtherwise({ signingKey: otherPurpose }),
  ])
    expect(await createSigner().verify(token)).toBeNull()
})
