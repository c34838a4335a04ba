import { anyOption } from './any-option.ts'

/** A parameter of the URL when it matches the pattern and is not `anyOption`; people type into the address bar. */
export const readFilterValue = (search: URLSearchParams, name: string, pattern: RegExp): string | undefined => {
  const value = search.get(name)
  return value !== null && value !== anyOption && pattern.test(value) ? value : undefined
}

export const filterKeyPattern = /^[a-z0-9-]{1,80}$/
