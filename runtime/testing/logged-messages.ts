import { globSync, readFileSync } from 'node:fs'
import type { LogLine } from '../log-line.ts'

/** The message of a log call: its last string, with `*` for each value. Undefined when the message is a variable. */
const parseMessage = (call: string) =>
  /(['`])((?:(?!\1).)*)\1\s*,?\s*$/.exec(call)?.[2]?.replaceAll(/\$\{[^}]*\}/g, '*')

/** The arguments of each log call, up to its closing parenthesis. */
const findLogCalls = (source: string) =>
  [...source.matchAll(/\blog(?:\.(?:debug|info|warn|error)|\[[^\]]*\])\(/g)].map(({ index, 0: start }) => {
    let end = index + start.length
    for (let depth = 1; depth > 0 && end < source.length; end++) depth += { '(': 1, ')': -1 }[source[end]!] ?? 0
    return source.slice(index + start.length, end - 1)
  })

/** Every message that the sources in a folder log, without tests. */
export const findLoggedMessages = (folder: string): string[] => {
  const files = globSync(`${folder}/**/*.ts`).filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  return files.flatMap((file) => findLogCalls(readFileSync(file, 'utf8')).flatMap((call) => parseMessage(call) ?? []))
}

/** True when a listed message starts and ends like the logged one. */
export const isListed = (message: string, lines: readonly LogLine[]): boolean => {
  const [start = '', ...others] = message.split('*')
  const end = others.at(-1)
  return lines
    .flatMap(({ messages }) => messages)
    .some((text) => (end === undefined ? text === message : text.startsWith(start) && text.endsWith(end)))
}

const formatCodeList = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(', ')

/** The row of a log line in docs/monitoring.md. */
export const formatDocumentRow = ({ kind, levels, messages, fields }: LogLine): string =>
  `| ${kind} | ${levels.join(', ')} | ${formatCodeList(messages)} | ${formatCodeList(Object.keys(fields))} |`
