/**
 * An id or another opaque name as one segment of a path of the storefront or the commerce API. It contains no dots,
 * slashes or escapes, so no id can lead to another path.
 */
export const pathIdPattern = /^[\w-]{1,200}$/
