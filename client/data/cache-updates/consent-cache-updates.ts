import { api } from '../api.ts'
import { consentChangedEvent } from '../consent-changed-event.ts'
import type { AppDispatch } from '../store-types.ts'

/** Caches the response, which is the new consent. The event tells listeners to start or to stop storing data here. */
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
