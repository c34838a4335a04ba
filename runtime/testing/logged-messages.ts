import { globSync, readFileSync } from 'node:fs'
import type { LogLine } from '../log-line.ts'

/** The message of a log call: its last text, with `*` for each value. Undefined when the message is a variable. */
const parseMessage = (call: string) =>
  /(['`])((?:(?!\1).)*)\1\s*,?\s*$/.exec(call)?.[2]?.replaceAll(/\$\{[^}]*\}/g, '*')

/** Finds the arguments of each log call, up to its closing parenthesis. */
const findLogCalls = (source: string) =>
  [...source.matchAll(/\blog(?:\.(?:debug|info|warn|error)|\[[^\]]*\])\(/g)].map(({ index, 0: start }) => {
    let end = index + start.length
    for (let depth = 1; depth > 0 && end < source.length; end++) depth += { '(': 1, ')': -1 }[source[end]!] ?? 0
    return source.slice(index + start.length, end - 1)
  })

/** Finds all messages that the sources in a folder log, except those of tests. */
export const findLoggedMessages = (folder: string): string[] => {
  const files = globSync(`${folder}/**/*.ts`).filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  return files.flatMap((file) => findLogCalls(readFileSync(file, 'utf8')).flatMap((call) => parseMessage(call) ?? []))
}

/** Whether a listed message has the same start and end as the logged one. */
export const isListed = (message: string, lines: readonly LogLine[]): boolean => {
  const [start = '', ...others] = message.split('*')
  const end = others.at(-1)
  return lines
    .flatMap(({ messages }) => messages)
    .some((text) => (end === undefined ? text === message : text.startsWith(start) && text.endsWith(end)))
}

const formatCodeList = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(', ')

/** Formats a log line as a row of docs/monitoring.md. */
export const formatDocumentRow = ({ kind, levels, messages, fields }: LogLine): string =>
  `| ${kind} | ${levels.join(', ')} | ${formatCodeList(messages)} | ${formatCodeList(Object.keys(fields))} |`
