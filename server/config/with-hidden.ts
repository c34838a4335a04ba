/**
 * Adds secrets that are there for whoever asks by name, and left out of copies, JSON, the log and whatever else goes
 * through all properties.
 */
export const withHidden = <O extends object, S extends object>(open: O, secrets: S): Readonly<O & S> => {
  const hidden = Object.entries(secrets).map(([name, value]) => [name, { value, enumerable: false }])
  return Object.freeze(Object.defineProperties(open, Object.fromEntries(hidden)) as O & S)
}
