import { globSync, readFileSync } from 'node:fs'
import type { LogLine } from '../log-line.ts'

/**
 * What is written as the message of a call to a log: its last text, with `*` where a value goes in. Undefined where it
 * is only a name.
 */
const parseMessage = (call: string) =>
  /(['`])((?:(?!\1).)*)\1\s*,?\s*$/.exec(call)?.[2]?.replaceAll(/\$\{[^}]*\}/g, '*')

/** The arguments of each call, up to the parenthesis that closes it. */
const findLogCalls = (source: string) =>
  [...source.matchAll(/\blog(?:\.(?:debug|info|warn|error)|\[[^\]]*\])\(/g)].map(({ index, 0: start }) => {
    let end = index + start.length
    for (let depth = 1; depth > 0 && end < source.length; end++) depth += { '(': 1, ')': -1 }[source[end]!] ?? 0
    return source.slice(index + start.length, end - 1)
  })

/** Every message that the sources below a folder write to a log, tests aside. */
export const findLoggedMessages = (folder: string): string[] => {
  const files = globSync(`${folder}/**/*.ts`).filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  return files.flatMap((file) => findLogCalls(readFileSync(file, 'utf8')).flatMap((call) => parseMessage(call) ?? []))
}

/** Whether a listed message begins and ends as the written one does around its values. */
export const isListed = (message: string, lines: readonly LogLine[]): boolean => {
  const [start = '', ...others] = message.split('*')
  const end = others.at(-1)
  return lines
    .flatMap(({ messages }) => messages)
    .some((text) => (end === undefined ? text === message : text.startsWith(start) && text.endsWith(end)))
}

const formatCodeList = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(', ')

/** A line as docs/monitoring.md has it. */
export const formatDocumentRow = ({ kind, levels, messages, fields }: LogLine): string =>
  `| ${kind} | ${levels.join(', ')} | ${formatCodeList(messages)} | ${formatCodeList(Object.keys(fields))} |`
