import { toLocalPath } from '#shared/rules/local-path.ts'

/**
 * Messages about a change of the session. The next page shows one once, if its URL has `?done=`. Keys of the texts in
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
