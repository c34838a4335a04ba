import { toLocalPath } from '#shared/rules/local-path.ts'

/**
 * Notices of a change of the session, shown once on the page it led to: `?done=` on any page. Keys of the texts in
 * `common:done`.
 */
export const sessionNotices = ['signed-in', 'registered', 'signed-out'] as const

export type SessionNotice = (typeof sessionNotices)[number]

/** Adds the notice to a local path. */
export const withSessionNotice = (path: string, notice: SessionNotice): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://localhost')
  searchParams.set('done', notice)
  return toLocalPath(`${pathname}?${searchParams}${hash}`)
}
