import { toLocalPath } from '#shared/rules/paths/local-path.ts'

/**
 * Notifications about a change of the session. The next page shows the one that `?done=` of its URL names, once. Also
 * the keys of the texts in `common:done`.
 */
export const sessionNotifications = ['signed-in', 'registered', 'signed-out'] as const

export type SessionNotification = (typeof sessionNotifications)[number]

/** Adds the notification to a local path. */
export const withSessionNotification = (path: string, notification: SessionNotification): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://localhost')
  searchParams.set('done', notification)
  return toLocalPath(`${pathname}?${searchParams}${hash}`)
}
