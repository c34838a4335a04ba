import { api } from '../api.ts'
import type { AppDispatch } from '../store.ts'
import { consentChanged } from '../../features/consent/use-consent.ts'

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
