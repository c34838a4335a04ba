import { maxAddresses } from '#shared/wire/address-types.ts'
import { AddressResource } from '#shared/wire/addresses.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import {
  deleteAddressesById,
  findAddresses,
  insertAddress,
  updateAddress,
  findTypesWithoutDefault,
  type AddressRecord,
} from '../../store/accounts/addresses.ts'
import type { Db } from '../../db/connect.ts'
import { resolveDefaultTypes } from '../../domain/accounts/address-rules.ts'
import { notFoundError, validationError } from '../../http/api-error.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { addressBody, addressChanges, addressDeletion, addressesQuery, idParams } from './address-schemas.ts'
import { presentAddress } from '../../presenters/present-address.ts'
import { resolveAddressInput } from './resolve-address-input.ts'
import { requireUser } from './require-user.ts'
import { withLockedUser } from './with-locked-user.ts'

const requireOwnAddress = async (db: Db, userId: string, id: string): Promise<AddressRecord> => {
  const [address] = await findAddresses(db, userId, { id })
  if (!address) throw notFoundError('address.unknown')
  return address
}

const readAddresses = defineRoute({
  method: 'get',
  path: '/users-addresses',
  tag: 'Addresses',
  summary: "The caller's addresses, defaults first, filtered by type",
  access: 'token',
  query: addressesQuery,
  response: createCollectionSchema(AddressResource),
  errorStatuses: [404],
  handle: async ({ query }, call) => {
    const addresses = await findAddresses(call.db, (await requireUser(call)).id, query)
    return createCollection('Address', call, addresses.map(presentAddress))
  },
})

const createAddress = defineRoute({
  method: 'post',
  path: '/addresses',
  tag: 'Addresses',
  summary: 'Adds an address; the first of a type becomes its default',
  access: 'token',
  body: addressBody,
  status: 201,
  response: AddressResource,
  errorStatuses: [404],
  handle: ({ body }, call) =>
    withLockedUser(call, async (transaction, user) => {
      const { type, ...values } = resolveAddressInput(body)
      if ((await findAddresses(transaction, user.id)).length >= maxAddresses) {
        throw validationError([{ propertyPath: '', key: 'address.tooMany', parameters: { maximum: maxAddresses } }])
      }
      const defaults = resolveDefaultTypes(type, body, [], await findTypesWithoutDefault(transaction, user.id))
      const id = await insertAddress(transaction, user.id, values, defaults, call.now())
      return presentAddress(await requireOwnAddress(transaction, user.id, id))
    }),
})

const readAddress = defineRoute({
  method: 'get',
  path: '/addresses/{id}',
  tag: 'Addresses',
  summary: "One of the caller's addresses",
  access: 'token',
  params: idParams,
  response: AddressResource,
  errorStatuses: [404],
  handle: async ({ params }, call) =>
    presentAddress(await requireOwnAddress(call.db, (await requireUser(call)).id, params.id)),
})

const changeAddress = defineRoute({
  method: 'put',
  path: '/addresses/{id}',
  tag: 'Addresses',
  summary: 'Changes the given fields of an address, and what it is the default of',
  access: 'token',
  params: idParams,
  body: addressChanges,
  response: AddressResource,
  errorStatuses: [404],
  handle: ({ params, body }, call) =>
    withLockedUser(call, async (transaction, user) => {
      const before = await requireOwnAddress(transaction, user.id, params.id)
      const { type, ...values } = resolveAddressInput(body, before)
      await updateAddress(
        transaction,
        user.id,
        params.id,
        values,
        resolveDefaultTypes(type, body, before.defaults, []),
        call.now(),
      )
      return presentAddress(await requireOwnAddress(transaction, user.id, params.id))
    }),
})

const isUuid = (id: string) => idParams.safeParse({ id }).success

const removeAddresses = defineRoute({
  method: 'delete',
  path: '/addresses',
  tag: 'Addresses',
  summary: 'Deletes addresses by id, all or none',
  access: 'token',
  body: addressDeletion,
  status: 204,
  errorStatuses: [404],
  handle: async ({ body }, call) => {
    const user = await requireUser(call)
    const ids = [...new Set(body.ids)]
    if (!ids.every(isUuid)) throw notFoundError('address.unknown')
    await call.db.transaction().execute(async (transaction) => {
      if ((await deleteAddressesById(transaction, user.id, ids)) < ids.length) throw notFoundError('address.unknown')
    })
  },
})

export const addressRoutes = [readAddresses, createAddress, readAddress, changeAddress, removeAddresses]
