/** Joins class names and skips falsy ones. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined
