/**
 * Adds secrets as properties that code can read by name, but that are absent from copies, JSON, logs and other
 * enumeration.
 */
export const withNonEnumerable = <O extends object, S extends object>(visible: O, secrets: S): Readonly<O & S> => {
  const descriptors = Object.entries(secrets).map(([name, value]) => [name, { value, enumerable: false }])
  return Object.freeze(Object.defineProperties(visible, Object.fromEntries(descriptors)) as O & S)
}
