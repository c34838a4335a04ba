import {
  deleteAddresses,
  findAddresses,
  insertAddress,
  updateAddress,
  vacantDefaults,
  type AddressRecord,
} from '../../store/accounts/addresses.ts'
import type { Db } from '../../db/connect.ts'
import { lockUser } from '../../store/accounts/users.ts'
import { addressMaximum, defaultTypes } from '../../domain/accounts/address-rules.ts'
import { notFound, refused } from '../../http/api-error.ts'
import { collection } from '../../http/collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import {
  addressBody,
  addressChanges,
  addressDeletion,
  addressesQuery,
  addressResource,
  idPath,
} from './address-schemas.ts'
import { hydraCollection } from '../../http/hydra-schemas.ts'
import { presentAddress } from '../../presenters/present-address.ts'
import { addressInput } from './address-input.ts'
import { caller } from './caller.ts'

const own = async (db: Db, userId: string, id: string): Promise<AddressRecord> => {
  const [address] = await findAddresses(db, userId, { id })
  if (!address) throw notFound('address.unknown')
  return address
}

const readAddresses = defineRoute({
  method: 'get',
  path: '/users-addresses',
  tag: 'Addresses',
  summary: "The caller's addresses, defaults first, filtered by type",
  access: 'token',
  query: addressesQuery,
  response: hydraCollection(addressResource),
  refusals: [404],
  handle: async ({ query }, call) => {
    const addresses = await findAddresses(call.db, (await caller(call)).id, query)
    return collection('Address', call, addresses.map(presentAddress))
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
  response: addressResource,
  refusals: [404],
  handle: async ({ body }, call) => {
    const user = await caller(call)
    const { type, ...values } = addressInput(body)
    return call.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id)
      if ((await findAddresses(transaction, user.id)).length >= addressMaximum) {
        throw refused([{ propertyPath: '', key: 'address.tooMany' }])
      }
      const defaults = defaultTypes(type, body, [], await vacantDefaults(transaction, user.id))
      const id = await insertAddress(transaction, user.id, values, defaults, call.now())
      return presentAddress(await own(transaction, user.id, id))
    })
  },
})

const readAddress = defineRoute({
  method: 'get',
  path: '/addresses/{id}',
  tag: 'Addresses',
  summary: "One of the caller's addresses",
  access: 'token',
  params: idPath,
  response: addressResource,
  refusals: [404],
  handle: async ({ params }, call) => presentAddress(await own(call.db, (await caller(call)).id, params.id)),
})

const changeAddress = defineRoute({
  method: 'put',
  path: '/addresses/{id}',
  tag: 'Addresses',
  summary: 'Changes what is sent of an address, and what it is the default of',
  access: 'token',
  params: idPath,
  body: addressChanges,
  response: addressResource,
  refusals: [404],
  handle: async ({ params, body }, call) => {
    const user = await caller(call)
    return call.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id)
      const before = await own(transaction, user.id, params.id)
      const { type, ...values } = addressInput(body, before)
      await updateAddress(
        transaction,
        user.id,
        params.id,
        values,
        defaultTypes(type, body, before.defaults, []),
        call.now(),
      )
      return presentAddress(await own(transaction, user.id, params.id))
    })
  },
})

const isUuid = (id: string) => idPath.safeParse({ id }).success

const removeAddresses = defineRoute({
  method: 'delete',
  path: '/addresses',
  tag: 'Addresses',
  summary: 'Deletes addresses by id, all or none',
  access: 'token',
  body: addressDeletion,
  status: 204,
  refusals: [404],
  handle: async ({ body }, call) => {
    const user = await caller(call)
    const ids = [...new Set(body.ids)]
    if (!ids.every(isUuid)) throw notFound('address.unknown')
    await call.db.transaction().execute(async (transaction) => {
      if ((await deleteAddresses(transaction, user.id, ids)) < ids.length) throw notFound('address.unknown')
    })
  },
})

export const addressRoutes = [readAddresses, createAddress, readAddress, changeAddress, removeAddresses]
