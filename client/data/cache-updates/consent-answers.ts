import { api } from '../api.ts'
import type { AppDispatch } from '../store-types.ts'

/** The window's event after a decision was made in it. */
export const consentChanged = 'consent-changed'

/** The answer is the new state; whoever keeps something in this browser is told, and stops or may begin. */
api.enhanceEndpoints({
  endpoints: {
    chooseConsent: {
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (!answer) return
        void (dispatch as AppDispatch)(api.util.upsertQueryData('getConsent', {}, answer.data))
        globalThis.dispatchEvent?.(new Event(consentChanged))
      },
    },
  },
})
