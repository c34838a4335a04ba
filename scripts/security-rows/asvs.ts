import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { replaceGenerated } from '../docs/replace-generated.ts'
import { faults } from '../faults/faults.ts'
import { toRepositoryPath } from '../repository.ts'
import { securityRequirements } from './security-requirements.ts'

const readJson = (file: string): unknown => JSON.parse(readFileSync(toRepositoryPath(file), 'utf8'))

/**
 * Requirement numbers by chapter and level, separated by spaces. The texts of the standard are not in this repository.
 */
const numbersSchema = z.record(z.string(), z.record(z.enum(['1', '2']), z.string()))

const listRequirements = () =>
  Object.values(numbersSchema.parse(readJson('scripts/security-rows/asvs-5.0.0.json'))).flatMap((levels) =>
    Object.entries(levels).flatMap(([level, numbers]) =>
      numbers
        .split(' ')
        .filter(Boolean)
        .map((number) => ({ number, level })),
    ),
  )

const statuses = ['met', 'not met', 'not applicable'] as const
type Status = (typeof statuses)[number]
type AsvsRow = { number: string; level: string; requirement: string; status: string; evidence: string }

const parseRows = (document: string): AsvsRow[] =>
  [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+?) \| (.*) \|$/gm)].map(
    ([, number, level, requirement, status, evidence]) => ({
      number: number!,
      level: level!,
      requirement: requirement!,
      status: status!,
      evidence: evidence!,
    }),
  )

const findNames = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

/** The rows, commands, files and links to which the last column of a row refers. */
const listReferences = (evidence: string) => ({
  rows: findNames(evidence, /\b([SVF]\d+)\b/g),
  commands: findNames(evidence, /`npm run ([\w:]+)`/g),
  files: findNames(evidence, /`([\w.-]+(?:\/[\w.-]+)+)`/g),
  links: findNames(evidence, /\]\(([^)]+)\)/g),
})

const knownRows = new Set([...securityRequirements.flatMap(({ rows }) => Object.keys(rows)), ...Object.keys(faults)])

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) })

const findRowErrors = ({ number, requirement, status, evidence }: AsvsRow, commands: ReadonlySet<string>) => {
  const references = listReferences(evidence)
  const isProved = Object.values(references).some((names) => names.length > 0)
  return [
    ...(statuses.includes(status as Status) ? [] : [`has the status “${status}”`]),
    ...(requirement.trim() && evidence.trim() ? [] : ['has an empty cell']),
    ...(status === 'met' && !isProved ? ['is met, but names nothing that shows it'] : []),
    ...references.rows.filter((row) => !knownRows.has(row)).map((row) => `names the unknown row ${row}`),
    ...references.commands.filter((name) => !commands.has(name)).map((name) => `names the unknown command ${name}`),
    ...references.files.filter((file) => !existsSync(toRepositoryPath(file))).map((file) => `names no file: ${file}`),
  ].map((problem) => `${number} ${problem}`)
}

/**
 * Finds errors in the tables of docs/asvs.md: missing, doubled and unknown numbers, wrong levels and statuses, and
 * references to something that does not exist.
 */
export const findAsvsErrors = (document: string): string[] => {
  const rows = parseRows(document)
  const required = listRequirements()
  const commands = new Set(Object.keys(packageSchema.parse(readJson('package.json')).scripts))
  return [
    ...required.flatMap(({ number, level }) => {
      const found = rows.filter((row) => row.number === number)
      if (found.length !== 1) return [`${number} stands ${found.length} times`]
      return found[0]!.level === level ? [] : [`${number} has level ${level}`]
    }),
    ...rows
      .filter(({ number }) => !required.some((requirement) => requirement.number === number))
      .map(({ number }) => `${number} is no requirement`),
    ...rows.flatMap((row) => findRowErrors(row, commands)),
  ]
}

/** Replaces the numbers of requirements by level and status in docs/asvs.md. */
export const replaceAsvsCounts = (document: string): string => {
  const rows = parseRows(document)
  const count = (level: string, status: Status) =>
    rows.filter((row) => row.level === level && row.status === status).length
  const formatLevel = (level: string) => `| ${level} | ${statuses.map((status) => count(level, status)).join(' | ')} |`
  return replaceGenerated(
    document,
    '<!-- Counted in the tables by npm run generate:docs. -->\n',
    [`| level | ${statuses.join(' | ')} |`, '|---|---|---|---|', formatLevel('1'), formatLevel('2')].join('\n'),
  )
}
