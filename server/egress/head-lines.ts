import type { ServerResponse } from 'node:http'

type Line = { name: string; text: string }

const lineOf = (name: string, value: unknown): Line => ({ name: name.toLowerCase(), text: `${name}: ${String(value)}` })

const linesOf = (name: string, value: unknown) =>
  (Array.isArray(value) ? value : [value]).map((one) => lineOf(name, one))

/** Headers as `writeHead` takes them: an object, or names and values in turn. */
const givenLines = (given: unknown): Line[] => {
  if (Array.isArray(given))
    return given.flat().flatMap((name: string, index, all) => (index % 2 === 0 ? lineOf(name, all[index + 1]) : []))
  return given && typeof given === 'object'
    ? Object.entries(given).flatMap(([name, value]) => linesOf(name, value))
    : []
}

/**
 * All that stands before a body, line by line: the status, what has been set, and what `writeHead` was told besides.
 */
export const headLines = (response: ServerResponse, given: readonly unknown[] = []): Line[] => [
  lineOf('', response.statusMessage ?? ''),
  ...Object.entries(response.getHeaders()).flatMap(([name, value]) => linesOf(name, value)),
  ...given.flatMap((part) => (typeof part === 'string' ? lineOf('', part) : givenLines(part))),
]
