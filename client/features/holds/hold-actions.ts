import { getAppContext } from '../../routing/app-context.ts'
import { runMutation } from '../../routing/route-data.ts'
import { notifications } from '../../data/notifications-slice.ts'

const showStatusToast = (context: unknown, key: string) => {
  const { store, i18n } = getAppContext(context)
  store.dispatch(notifications.actions.showToast({ kind: 'status', text: i18n.t(`basket:${key}`), topic: 'basket' }))
}

/** The actions of the hold forms by their `intent`; each returns the new basket. Every page with a hold accepts all. */
export const holdActions = {
  extendHold: async (context: unknown) => {
    const result = await runMutation(context, 'extendHold', {})
    if (result.data) showStatusToast(context, 'hold.extended')
    return result
  },
  retryExpired: async (context: unknown) => {
    const result = await runMutation(context, 'retryExpiredLines', {})
    if (result.data) showStatusToast(context, result.data.hold ? 'expired.restored' : 'expired.notRestored')
    return result
  },
  /** Dismisses the expired lines, and what the merge of the guest basket left out. */
  dismissExpired: (context: unknown) => runMutation(context, 'dismissExpiredLines', {}),
}

export const isHoldAction = (intent: string): intent is keyof typeof holdActions => Object.hasOwn(holdActions, intent)
