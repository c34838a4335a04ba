import { appOf } from '../../routing/app-context.ts'
import { submit } from '../../routing/load.ts'
import { notices } from '../../data/notices-slice.ts'

const say = (context: unknown, key: string) => {
  const { store, i18n } = appOf(context)
  store.dispatch(notices.actions.toasted({ kind: 'status', text: i18n.t(`basket:${key}`), about: 'basket' }))
}

/** The forms of a hold by their `intent`; they are posted to whichever page shows it. */
export const holdChanges = {
  extendHold: async (context: unknown) => {
    const { error } = await submit(context, 'extendHold', {})
    if (!error) say(context, 'hold.extended')
    return error
  },
  retryLapsed: async (context: unknown) => {
    const { data, error } = await submit(context, 'retryLapsedLines', {})
    if (data) say(context, data.hold ? 'lapsed.gotBack' : 'lapsed.gotNone')
    return error
  },
  forgetLapsed: async (context: unknown) => (await submit(context, 'forgetLapsedLines', {})).error,
}

export const isHoldChange = (intent: string): intent is keyof typeof holdChanges => Object.hasOwn(holdChanges, intent)
