import type { AddressBook } from '#shared/api/addresses/addresses-schemas.ts'
import { api } from '../api.ts'
import type { AppDispatch } from '../store-types.ts'

type MutationLifecycle = { dispatch: unknown; queryFulfilled: Promise<{ data: AddressBook }> }

/** Shows the book as a change has answered with it; after a refusal, as it really is. */
const applyOptimistically = async ({ dispatch: untypedDispatch, queryFulfilled }: MutationLifecycle) => {
  const dispatch = untypedDispatch as AppDispatch
  try {
    const { addresses } = (await queryFulfilled).data
    void dispatch(api.util.upsertQueryData('getAddresses', {}, { addresses }))
  } catch {
    void dispatch(api.endpoints.getAddresses.initiate({}, { subscribe: false, forceRefetch: true }))
  }
}

api.enhanceEndpoints({
  endpoints: {
    // What a form starts from is not kept: it may have been changed on another device.
    getAddress: { keepUnusedDataFor: 10 },
    createAddress: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    updateAddress: {
      onQueryStarted: async ({ id }, lifecycle) => {
        await applyOptimistically(lifecycle)
        const { data } = await lifecycle.queryFulfilled.catch(() => ({ data: undefined }))
        const changed = data?.addresses.find((address) => address.id === id)
        if (changed) void lifecycle.dispatch(api.util.upsertQueryData('getAddress', { id }, changed))
      },
    },
    setDefaultAddress: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    removeAddresses: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
  },
})
