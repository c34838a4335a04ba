import { z } from 'zod'
import type { AddressBody, AddressChanges, AddressDeletion } from '#shared/wire/account.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { Address, AddressCollection } from '../../upstream/schemas/addresses.ts'

const pathOf = (id: string) => `/addresses/${encodeURIComponent(id)}`

/**
 * The address calls of specification §7, as the customer and in their language. Writes happen although the browser
 * leaves.
 */
export const createAddressCalls = (
  api: Pick<CommerceApi, 'send'>,
  { session, preferences, signal }: RequestContext,
) => {
  const { language } = preferences
  return {
    list: () =>
      session.authorised((token) =>
        api.send({ method: 'GET', path: '/users-addresses', token, language, signal, answer: AddressCollection }),
      ),

    read: (id: string) =>
      session.authorised((token) =>
        api.send({ method: 'GET', path: pathOf(id), token, language, signal, answer: Address }),
      ),

    create: (body: AddressBody) =>
      session.authorised((token) =>
        api.send({ method: 'POST', path: '/addresses', body, token, language, answer: Address }),
      ),

    change: (id: string, body: AddressChanges) =>
      session.authorised((token) =>
        api.send({ method: 'PUT', path: pathOf(id), body, token, language, answer: Address }),
      ),

    remove: (body: AddressDeletion) =>
      session.authorised((token) =>
        api.send({ method: 'DELETE', path: '/addresses', body, token, language, answer: z.unknown() }),
      ),
  }
}
