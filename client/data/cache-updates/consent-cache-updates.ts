import { api } from '../api.ts'
import { consentChangedEvent } from '../consent-changed-event.ts'
import type { AppDispatch } from '../store-types.ts'

/** The response is the new state. The event tells listeners to stop or to start storing data in this browser. */
api.enhanceEndpoints({
  endpoints: {
    updateConsent: {
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined)
        if (!response) return
        void (dispatch as AppDispatch)(api.util.upsertQueryData('getConsent', {}, response.data))
        globalThis.dispatchEvent?.(new Event(consentChangedEvent))
      },
    },
  },
})
