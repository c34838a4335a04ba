import { api } from '../api.ts'
import type { AppDispatch } from '../store-types.ts'

/** The event that `window` dispatches after a consent decision. */
export const consentChangedEvent = 'consent-changed'

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
