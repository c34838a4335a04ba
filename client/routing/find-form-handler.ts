/** The handler of a form's `intent`. An intent may have the name of a property that every object has. */
export const findFormHandler = <T>(handlers: Readonly<Record<string, T>>, intent: string): T | undefined =>
  Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
