import type { ServerResponse } from 'node:http'

type HeaderLine = { name: string; text: string }

const toHeaderLine = (name: string, value: unknown): HeaderLine => ({
  name: name.toLowerCase(),
  text: `${name}: ${String(value)}`,
})

const toHeaderLines = (name: string, value: unknown) =>
  (Array.isArray(value) ? value : [value]).map((lineValue) => toHeaderLine(name, lineValue))

/** Parses headers in the forms that `writeHead` accepts: an object, or alternating names and values. */
const parseHeaderArgument = (headerArguments: unknown): HeaderLine[] => {
  if (Array.isArray(headerArguments))
    return headerArguments
      .flat()
      .flatMap((name: string, index, all) => (index % 2 === 0 ? toHeaderLine(name, all[index + 1]) : []))
  return headerArguments && typeof headerArguments === 'object'
    ? Object.entries(headerArguments).flatMap(([name, value]) => toHeaderLines(name, value))
    : []
}

/** Everything before the body, line by line: the status, the headers set so far, and those given to `writeHead`. */
export const listHeaderLines = (response: ServerResponse, headerArguments: readonly unknown[] = []): HeaderLine[] => [
  toHeaderLine('', response.statusMessage ?? ''),
  ...Object.entries(response.getHeaders()).flatMap(([name, value]) => toHeaderLines(name, value)),
  ...headerArguments.flatMap((part) => (typeof part === 'string' ? toHeaderLine('', part) : parseHeaderArgument(part))),
]
