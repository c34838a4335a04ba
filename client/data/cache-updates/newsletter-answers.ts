import { api } from '../api.ts'
import type { AppDispatch } from '../store-types.ts'

/** The answer is the new state: nothing is asked again. */
api.enhanceEndpoints({
  endpoints: {
    changeNewsletter: {
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) void (dispatch as AppDispatch)(api.util.upsertQueryData('getNewsletter', {}, answer.data))
      },
    },
  },
})
