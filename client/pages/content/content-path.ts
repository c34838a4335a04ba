const contentPathPattern = /^[a-z0-9][a-z0-9/-]{0,199}$/i

/** What an address names, without the slash at its end. */
export const toContentPath = (splat: string | undefined) => (splat ?? '').replace(/\/+$/, '')

/** Whether content could be there at all; nobody is asked about any other address. */
export const isContentPath = (path: string) => contentPathPattern.test(path)
