import type { ServerResponse } from 'node:http'

type HeaderLine = { name: string; text: string }

const toHeaderLine = (name: string, value: unknown): HeaderLine => ({
  name: name.toLowerCase(),
  text: `${name}: ${String(value)}`,
})

const toHeaderLines = (name: string, value: unknown) =>
  (Array.isArray(value) ? value : [value]).map((one) => toHeaderLine(name, one))

/** Headers as `writeHead` takes them: an object, or names and values in turn. */
const parseGivenHeaders = (given: unknown): HeaderLine[] => {
  if (Array.isArray(given))
    return given
      .flat()
      .flatMap((name: string, index, all) => (index % 2 === 0 ? toHeaderLine(name, all[index + 1]) : []))
  return given && typeof given === 'object'
    ? Object.entries(given).flatMap(([name, value]) => toHeaderLines(name, value))
    : []
}

/**
 * All that stands before a body, line by line: the status, what has been set, and what `writeHead` was told besides.
 */
export const headerLines = (response: ServerResponse, given: readonly unknown[] = []): HeaderLine[] => [
  toHeaderLine('', response.statusMessage ?? ''),
  ...Object.entries(response.getHeaders()).flatMap(([name, value]) => toHeaderLines(name, value)),
  ...given.flatMap((part) => (typeof part === 'string' ? toHeaderLine('', part) : parseGivenHeaders(part))),
]
