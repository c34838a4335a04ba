const contentPathPattern = /^[a-z0-9][a-z0-9/-]{0,199}$/i

export const toContentPath = (splat: string | undefined) => (splat ?? '').replace(/\/+$/, '')

/** False for paths that no content can have; those send no request. */
export const isContentPath = (path: string) => contentPathPattern.test(path)
