/**
 * Adds secrets that are there for whoever asks by name, and left out of copies, JSON, the log and whatever else goes
 * through all properties.
 */
export const withNonEnumerable = <O extends object, S extends object>(visible: O, secrets: S): Readonly<O & S> => {
  const descriptors = Object.entries(secrets).map(([name, value]) => [name, { value, enumerable: false }])
  return Object.freeze(Object.defineProperties(visible, Object.fromEntries(descriptors)) as O & S)
}
