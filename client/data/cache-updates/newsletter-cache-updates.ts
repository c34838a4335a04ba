import { api } from '../api.ts'
import type { AppDispatch } from '../store-types.ts'

/** Caches the response, which is the new state, instead of refetching it. */
api.enhanceEndpoints({
  endpoints: {
    updateNewsletter: {
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined)
        if (response) void (dispatch as AppDispatch)(api.util.upsertQueryData('getNewsletter', {}, response.data))
      },
    },
  },
})
