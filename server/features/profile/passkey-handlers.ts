import { z } from 'zod'
import type { Passkey as PasskeyView } from '#shared/api/profile/profile-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { PasskeyResource, PasskeyCreationOptions, PasskeyListResource } from '#shared/wire/extensions/passkeys.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'
import { formatDay } from '../../presentation/event-date.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { confirmCustomer, type ConfirmationDeps } from './confirm-customer.ts'
import { getCurrentCustomer, getCustomerWithCurrentEmail } from './current-customer.ts'

type PasskeyHandlers = Pick<Handlers, 'getPasskeys' | 'startPasskeyRegistration' | 'addPasskey' | 'removePasskey'>

type PasskeyDeps = ConfirmationDeps & { api: Pick<CommerceApi, 'send' | 'has'> }

const PasskeyFields = PasskeyResource.omit({ '@id': true, '@type': true })
const PasskeyListFields = PasskeyListResource.pick({ confirmedUntil: true }).extend({
  passkeys: z.array(PasskeyFields),
})

const presentPasskey = (
  { id, name, addedAt, lastUsedAt }: z.infer<typeof PasskeyFields>,
  language: Language,
): PasskeyView => ({
  key: id,
  name,
  addedOn: formatDay(addedAt, language),
  lastUsedOn: lastUsedAt && formatDay(lastUsedAt, language),
})

/** Handlers for the customer's passkeys, which the API stores. */
export const createPasskeyHandlers = (deps: PasskeyDeps): PasskeyHandlers => {
  const { api } = deps

  /** Confirms the customer. Returns the customer, and the body with which the API accepts the change. */
  const confirm = async (password: string, context: RequestContext) => {
    const user = await getCustomerWithCurrentEmail(api, context)
    await confirmCustomer(deps, { context, user, password, field: 'password' })
    return { user, body: password === '' ? {} : { password } }
  }

  return {
    getPasskeys: async (_input, context) => {
      if (!api.has('passkeys')) return { passkeys: [], isConfirmed: false }
      const user = await getCurrentCustomer(api, context)
      const { passkeys, confirmedUntil } = await user.send('GET', '/passkeys', PasskeyListFields)
      return {
        passkeys: passkeys.map((passkey) => presentPasskey(passkey, context.preferences.language)),
        isConfirmed: confirmedUntil !== null,
      }
    },

    startPasskeyRegistration: async ({ password }, context) => {
      const { user, body } = await confirm(password, context)
      return user.send('POST', '/passkeys/options', PasskeyCreationOptions, body)
    },

    addPasskey: async ({ name, credential }, context) => {
      const user = await getCurrentCustomer(api, context)
      await user.send('POST', '/passkeys', PasskeyFields, { name, credential })
      await logAuthEvent(context, 'auth.passkey_added')
      return {}
    },

    removePasskey: async ({ key, password }, context) => {
      const { user, body } = await confirm(password, context)
      await user.send('DELETE', `/passkeys/${encodeURIComponent(key)}`, z.unknown(), body)
      await logAuthEvent(context, 'auth.passkey_removed')
      return {}
    },
  }
}
