import type { AddressBook } from '#shared/api/addresses/addresses-schemas.ts'
import { api } from '../api.ts'
import { updateOptimistically, type MutationLifecycle } from './update-optimistically.ts'

/** Caches the address book of a mutation's response; after a failure, refetches it. */
const updateAddressBook = (lifecycle: MutationLifecycle<AddressBook>) =>
  updateOptimistically(lifecycle, {
    onSuccess: ({ addresses }, dispatch) => void dispatch(api.util.upsertQueryData('getAddresses', {}, { addresses })),
    onFailure: (dispatch) =>
      void dispatch(api.endpoints.getAddresses.initiate({}, { subscribe: false, forceRefetch: true })),
  })

api.enhanceEndpoints({
  endpoints: {
    // A form must not start from an old address: another device may have changed it.
    getAddress: { keepUnusedDataFor: 10 },
    createAddress: { onQueryStarted: (_input, lifecycle) => updateAddressBook(lifecycle) },
    updateAddress: {
      onQueryStarted: async ({ id }, lifecycle) => {
        await updateAddressBook(lifecycle)
        const { data } = await lifecycle.queryFulfilled.catch(() => ({ data: undefined }))
        const changed = data?.addresses.find((address) => address.id === id)
        if (changed) void lifecycle.dispatch(api.util.upsertQueryData('getAddress', { id }, changed))
      },
    },
    setDefaultAddress: { onQueryStarted: (_input, lifecycle) => updateAddressBook(lifecycle) },
    removeAddresses: { onQueryStarted: (_input, lifecycle) => updateAddressBook(lifecycle) },
  },
})
