import { UpstreamError, type CommerceApi } from './commerce-api.ts'

/** Public reads through the data cache, never with a token. */
export type ContentSource = Pick<CommerceApi, 'readCached' | 'has'>

/** Encodes each segment of a path for a call, and keeps the slashes. */
export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Resolves to undefined for the API's 404, because menus and pages may lead to content that does not exist. */
export const ignoreNotFound = async <T>(response: Promise<T>): Promise<T | undefined> => {
  try {
    return await response
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return undefined
    throw error
  }
}
