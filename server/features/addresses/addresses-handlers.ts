import type { Address, AddressBook, AddressInput } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressType } from '#shared/wire/address-types.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { fetchCountries } from '../../upstream/fetch-countries.ts'
import type * as upstream from '../../upstream/resources/addresses.ts'
import { toAddressBody, toAddressErrors } from './address-body.ts'
import { createAddressCalls } from './address-calls.ts'

type AddressesHandlers = Pick<
  Handlers,
  | 'getAddresses'
  | 'getAddress'
  | 'createAddress'
  | 'updateAddress'
  | 'setDefaultAddress'
  | 'removeAddresses'
  | 'getCountries'
>

const toAddressTypes = (defaults: upstream.AddressResource['defaults']): AddressType[] =>
  defaults.map(({ type }) => type)

/**
 * Handlers of the customer's address book. The API checks ownership: it responds with 404 to other customers'
 * addresses.
 */
export const createAddressesHandlers = ({
  api,
}: {
  api: Pick<CommerceApi, 'send' | 'readCached' | 'has'>
}): AddressesHandlers => {
  /** Adds the name of each country. For a country that the API no longer lists, uses its code. */
  const presentAddresses = async (
    addresses: upstream.AddressResource[],
    { preferences }: RequestContext,
  ): Promise<Address[]> => {
    const names = new Map((await fetchCountries(api, preferences.language)).map(({ code, name }) => [code, name]))
    return addresses.map(({ defaults, ...address }) => ({
      ...address,
      defaults: toAddressTypes(defaults),
      country: names.get(address.countryCode) ?? address.countryCode,
    }))
  }

  const loadAddressBook = async (context: RequestContext): Promise<AddressBook> => {
    const found = await createAddressCalls(api, context).fetchAddresses()
    return { addresses: await presentAddresses(found['hydra:member'], context) }
  }

  const withAddressErrors = async <T>(call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      throw toAddressErrors(error)
    })

  return {
    getAddresses: (_input, context) => loadAddressBook(context),

    getAddress: async ({ id }, context) => {
      const [address] = await presentAddresses([await createAddressCalls(api, context).fetchAddress(id)], context)
      return address as Address
    },

    createAddress: async (form, context) => {
      const { id } = await withAddressErrors(createAddressCalls(api, context).createAddress(toAddressBody(form)))
      return { id, ...(await loadAddressBook(context)) }
    },

    updateAddress: async ({ id, ...form }: AddressInput & { id: string }, context) => {
      await withAddressErrors(createAddressCalls(api, context).updateAddress(id, toAddressBody(form)))
      return loadAddressBook(context)
    },

    setDefaultAddress: async ({ id, type }, context) => {
      const calls = createAddressCalls(api, context)
      const address = await calls.fetchAddress(id)
      if (!address.type.includes(type))
        throw new AppError(422, 'rejected', getServerTexts(context.preferences.language).wrongAddressType)
      const types = new Set([...toAddressTypes(address.defaults), type])
      await withAddressErrors(
        calls.updateAddress(id, { defaults: [...types].map((addressType) => ({ type: addressType })) }),
      )
      return loadAddressBook(context)
    },

    removeAddresses: async ({ ids }, context) => {
      await createAddressCalls(api, context).deleteAddresses({ ids })
      return loadAddressBook(context)
    },

    getCountries: async ({ type }, { preferences }) => ({
      countries: await fetchCountries(api, preferences.language, type),
    }),
  }
}
