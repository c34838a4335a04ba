/**
 * An id or another opaque name as one segment of a path, at the storefront and at the commerce API. Without dots,
 * slashes and escapes no id can lead to another path.
 */
export const pathIdPattern = /^[\w-]{1,200}$/
