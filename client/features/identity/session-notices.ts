import { toLocalPath } from '#shared/rules/local-path.ts'

/**
 * What has just changed about who is shopping, said once where it has led: `?done=` on any page. Keys of the texts
 * below `common:done`.
 */
export const sessionNotices = ['signed-in', 'registered', 'signed-out'] as const

export type SessionNotice = (typeof sessionNotices)[number]

/** A local path that says what has just been done. */
export const withSessionNotice = (path: string, notice: SessionNotice): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://localhost')
  searchParams.set('done', notice)
  return toLocalPath(`${pathname}?${searchParams}${hash}`)
}
