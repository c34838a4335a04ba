import type { Address, AddressBook, AddressForm, AddressType } from '#shared/api/addresses/addresses-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { readCountries } from '../../upstream/read-countries.ts'
import type * as upstream from '../../upstream/schemas/addresses.ts'
import { bodyOf, refusalOf } from './address-body.ts'
import { createAddressCalls } from './address-calls.ts'

type AddressesHandlers = Pick<
  Handlers,
  | 'getAddresses'
  | 'getAddress'
  | 'createAddress'
  | 'changeAddress'
  | 'makeAddressDefault'
  | 'removeAddresses'
  | 'getCountries'
>

const notOfThisType: Record<Language, string> = {
  en: 'This address is not used for that.',
  de: 'Dafür ist diese Adresse nicht gedacht.',
}

const typesOf = (defaults: upstream.Address['defaults']): AddressType[] => defaults.map(({ type }) => type)

/** A customer's address book. Whose addresses they are is decided by the API: anybody else's are 404 there. */
export const createAddressesHandlers = ({ api }: { api: Pick<CommerceApi, 'send' | 'read'> }): AddressesHandlers => {
  /** Names the countries of addresses; one the API has dropped since is shown by its code. */
  const view = async (addresses: upstream.Address[], { preferences }: RequestContext): Promise<Address[]> => {
    const names = new Map((await readCountries(api, preferences.language)).map(({ code, name }) => [code, name]))
    return addresses.map(({ defaults, ...address }) => ({
      ...address,
      defaults: typesOf(defaults),
      country: names.get(address.countryCode) ?? address.countryCode,
    }))
  }

  const readBook = async (context: RequestContext): Promise<AddressBook> => {
    const found = await createAddressCalls(api, context).list()
    return { addresses: await view(found['hydra:member'], context) }
  }

  const write = async <T>(call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      throw refusalOf(error)
    })

  return {
    getAddresses: (_input, context) => readBook(context),

    getAddress: async ({ id }, context) => {
      const [address] = await view([await createAddressCalls(api, context).read(id)], context)
      return address as Address
    },

    createAddress: async (form, context) => {
      const { id } = await write(createAddressCalls(api, context).create(bodyOf(form)))
      return { id, ...(await readBook(context)) }
    },

    changeAddress: async ({ id, ...form }: AddressForm & { id: string }, context) => {
      await write(createAddressCalls(api, context).change(id, bodyOf(form)))
      return readBook(context)
    },

    makeAddressDefault: async ({ id, type }, context) => {
      const calls = createAddressCalls(api, context)
      const address = await calls.read(id)
      if (!address.type.includes(type)) throw new AppError(422, 'rejected', notOfThisType[context.preferences.language])
      const types = new Set([...typesOf(address.defaults), type])
      await write(calls.change(id, { defaults: [...types].map((each) => ({ type: each })) }))
      return readBook(context)
    },

    removeAddresses: async ({ ids }, context) => {
      await createAddressCalls(api, context).remove({ ids })
      return readBook(context)
    },

    getCountries: async ({ type }, { preferences }) => ({
      countries: await readCountries(api, preferences.language, type),
    }),
  }
}
