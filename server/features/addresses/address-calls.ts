import { z } from 'zod'
import type { AddressBody, AddressChanges, AddressDeletion } from '#shared/wire/addresses.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { AddressResource, AddressCollection } from '../../upstream/resources/addresses.ts'

const getAddressPath = (id: string) => `/addresses/${encodeURIComponent(id)}`

/**
 * Calls the API for addresses, with the customer's token and in their language. Writes get no abort signal: they finish
 * even when the client disconnects.
 */
export const createAddressCalls = (
  api: Pick<CommerceApi, 'send'>,
  { session, preferences, signal }: RequestContext,
) => {
  const { language } = preferences
  return {
    fetchAddresses: () =>
      session.withAccessToken((token) =>
        api.send({ method: 'GET', path: '/users-addresses', token, language, signal, schema: AddressCollection }),
      ),

    fetchAddress: (id: string) =>
      session.withAccessToken((token) =>
        api.send({ method: 'GET', path: getAddressPath(id), token, language, signal, schema: AddressResource }),
      ),

    createAddress: (body: AddressBody) =>
      session.withAccessToken((token) =>
        api.send({ method: 'POST', path: '/addresses', body, token, language, schema: AddressResource }),
      ),

    updateAddress: (id: string, body: AddressChanges) =>
      session.withAccessToken((token) =>
        api.send({ method: 'PUT', path: getAddressPath(id), body, token, language, schema: AddressResource }),
      ),

    deleteAddresses: (body: AddressDeletion) =>
      session.withAccessToken((token) =>
        api.send({ method: 'DELETE', path: '/addresses', body, token, language, schema: z.unknown() }),
      ),
  }
}
