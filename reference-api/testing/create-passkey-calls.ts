import type { Api, Customer } from './api-under-test.ts'
import { createAuthenticator, type AuthenticatorQuirks } from './create-authenticator.ts'

type Caller = Pick<Customer, 'id' | 'token'>
type Confirmation = { password?: string }

/** Calls of the API about passkeys, as a shop and a browser make them. */
export const createPasskeyCalls = (sendRequest: Api['sendRequest']) => {
  const startAdding = ({ id, token }: Caller, body: Confirmation) =>
    sendRequest('POST', `/users/${id}/passkeys/options`, { token, body })

  const sendPasskey = ({ id, token }: Caller, credential: object, name = 'My phone') =>
    sendRequest('POST', `/users/${id}/passkeys`, { token, body: { name, credential } })

  const requestOptions = async (token: string) => (await sendRequest('POST', '/auth/passkey-options', { token })).body

  const sendUse = (token: string, credential: object) =>
    sendRequest('POST', '/auth/passkey', { token, body: { credential } })

  return {
    startAdding,
    sendPasskey,
    requestOptions,
    sendUse,
    addPasskey: async (caller: Caller, confirmation: Confirmation, quirks: AuthenticatorQuirks = {}) => {
      const authenticator = createAuthenticator()
      const { body: options } = await startAdding(caller, confirmation)
      return { authenticator, response: await sendPasskey(caller, authenticator.create(options, quirks)) }
    },
    /** Uses a passkey in the session of this token: a guest's, or one of its owner. */
    usePasskey: async (
      authenticator: ReturnType<typeof createAuthenticator>,
      token: string,
      quirks: AuthenticatorQuirks = {},
    ) => sendUse(token, authenticator.get(await requestOptions(token), quirks)),
    listPasskeys: async ({ id, token }: Caller) => (await sendRequest('GET', `/users/${id}/passkeys`, { token })).body,
    removePasskey: ({ id, token }: Caller, passkeyId: string, body: Confirmation) =>
      sendRequest('DELETE', `/users/${id}/passkeys/${passkeyId}`, { token, body }),
  }
}
