import { localPath } from '#shared/rules/local-path.ts'

/**
 * What has just changed about who is shopping, said once where it has led: `?done=` on any page. Keys of the texts
 * below `common:done`.
 */
export const comingsAndGoings = ['signed-in', 'registered', 'signed-out'] as const

export type ComingOrGoing = (typeof comingsAndGoings)[number]

/** A local path that says what has just been done. */
export const withDone = (path: string, done: ComingOrGoing): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://localhost')
  searchParams.set('done', done)
  return localPath(`${pathname}?${searchParams}${hash}`)
}
