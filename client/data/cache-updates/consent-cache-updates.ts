import { api } from '../api.ts'
import type { AppDispatch } from '../store-types.ts'

/** The window's event after a decision was made in it. */
export const consentChanged = 'consent-changed'

/** The answer is the new state; whoever keeps something in this browser is told, and stops or may begin. */
api.enhanceEndpoints({
  endpoints: {
    updateConsent: {
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined)
        if (!response) return
        void (dispatch as AppDispatch)(api.util.upsertQueryData('getConsent', {}, response.data))
        globalThis.dispatchEvent?.(new Event(consentChanged))
      },
    },
  },
})
