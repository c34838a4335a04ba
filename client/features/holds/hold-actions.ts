import { getAppContext } from '../../routing/app-context.ts'
import { runMutation } from '../../routing/route-data.ts'
import { notifications } from '../../data/notifications-slice.ts'

const showStatusToast = (context: unknown, key: string) => {
  const { store, i18n } = getAppContext(context)
  store.dispatch(notifications.actions.showToast({ kind: 'status', text: i18n.t(`basket:${key}`), topic: 'basket' }))
}

/** The actions of the hold forms by their `intent`. Every page that shows a hold accepts them. */
export const holdActions = {
  extendHold: async (context: unknown) => {
    const { error } = await runMutation(context, 'extendHold', {})
    if (!error) showStatusToast(context, 'hold.extended')
    return error
  },
  retryExpired: async (context: unknown) => {
    const { data, error } = await runMutation(context, 'retryExpiredLines', {})
    if (data) showStatusToast(context, data.hold ? 'expired.restored' : 'expired.notRestored')
    return error
  },
  /** Dismisses the expired lines, and what the merge of the guest basket left out. */
  dismissExpired: async (context: unknown) => (await runMutation(context, 'dismissExpiredLines', {})).error,
}

export const isHoldAction = (intent: string): intent is keyof typeof holdActions => Object.hasOwn(holdActions, intent)
