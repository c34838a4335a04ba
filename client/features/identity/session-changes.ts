import { toLocalPath } from '#shared/rules/paths/local-path.ts'

/** The changes of a session that the next page confirms once: `?done=` of its URL names one. Keys of `common:done`. */
export const sessionChanges = ['signed-in', 'account-kept', 'registered', 'signed-out'] as const

export type SessionChange = (typeof sessionChanges)[number]

/** Adds a change to a local path, so that the page confirms it. */
export const addSessionChange = (path: string, change: SessionChange): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://localhost')
  searchParams.set('done', change)
  return toLocalPath(`${pathname}?${searchParams}${hash}`)
}
