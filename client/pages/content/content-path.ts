const contentPathPattern = /^[a-z0-9][a-z0-9/-]{0,199}$/i

export const toContentPath = (splat: string | undefined) => (splat ?? '').replace(/\/+$/, '')

/** Whether content can have this path. Pages send no request for other paths. */
export const isContentPath = (path: string) => contentPathPattern.test(path)
