/** Joins class names; what is not set (a CSS module's unknown name, a false condition) is left out. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined
