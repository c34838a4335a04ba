import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseFigures, findMissingFigures, findFaultTestErrors, replaceTestLinks } from '../faults/report.ts'
import { replaceApiTables } from './api/bring-your-own-api.ts'
import { renderRequiredApi, requiredApiFile } from './api/required-api.ts'
import { replaceCredentialTable } from './credential-table.ts'
import { countNegations, isTooLong, listSentences } from './list-sentences.ts'
import { listLoggedTexts, replaceLogTables } from './log-tables.ts'
import { loadRequirementTests } from './tests-by-requirement.ts'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'
import {
  findRequirementErrors,
  formatRequirementTables,
  replaceRequirementTables,
} from '../security-rows/security-tables.ts'

const readRepositoryFile = (file: string) => readFileSync(toRepositoryPath(file), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md', 'reference-api/**/*.md', 'bench/*.md'], { cwd: repositoryRoot })

/** The anchors of a document's headings, in GitHub's form. */
const listAnchors = (file: string) =>
  new Set(
    [...readRepositoryFile(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

/** Texts in docs/runbook.md that look like log messages of the shop, but come from another source. */
const otherTexts = [
  'No space left on device', // the system
  'could not extend file', // PostgreSQL
  'maxmemory-policy noeviction', // configuration of Redis
  'Too much is going on right now', // locales/en/api-messages.json
  'is unused: remove it', // output of rotate-session-keys.ts
  'Ended sessions: N', // output of end-sessions.ts
  'unknown key', // a field of session.discarded
  'severity: page', // alarms.yml
]

/** Texts in backticks that consist of several words or are the name of an event. Leaves out commands and variables. */
const listQuotedMessages = (document: string) =>
  [...document.matchAll(/`([A-Za-z][\w-]*:?(?:,? [A-Za-z][\w-]*:?)+|[a-z]+\.[a-z]+_?[a-z]*)`/g)]
    .map(([, text]) => text!)
    .filter((text) => !/^(docker|npm|openssl) |\.(yml|dump|log|rdb|tar|ts|md)$/.test(text))

const listDecisions = () =>
  globSync('docs/decisions/0*.md', { cwd: repositoryRoot }).map((file) => file.split(/[/\\]/).at(-1)!)

/** The words of a title, joined by hyphens. */
const toSlug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-')

describe('documents', () => {
  const tests = loadRequirementTests()

  it.each(documents)('%s links only to files that exist', (file) => {
    const links = [...readRepositoryFile(file).matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)]
      .map(([, target]) => target!)
      .filter((target) => !/^[a-z]+:/.test(target))
    expect(links.filter((target) => !existsSync(join(repositoryRoot, dirname(file), target)))).toEqual([])
  })

  it.each(documents)('%s has no line of prose above 120 characters', (file) => {
    const prose = readRepositoryFile(file).replace(/^ *```[^]*?^ *```$/gm, '')
    const longLines = prose
      .split('\n')
      .filter((line) => line.length > 120 && line.trim().includes(' ') && !/^ *(\||!\[)/.test(line))
    expect(longLines).toEqual([])
  })

  // docs/request-counts.md consists of tables that a test writes.
  it.each(documents.filter((file) => basename(file) !== 'request-counts.md'))(
    '%s has only sentences of fewer than 25 words, with at most one negation',
    (file) => {
      const sentences = listSentences(readRepositoryFile(file))
      expect(sentences.filter((sentence) => isTooLong(sentence) || countNegations(sentence) > 1)).toEqual([])
    },
  )

  it.each(documents)('%s links only to headings that exist', (file) => {
    const links = [...readRepositoryFile(file).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].map(
      ([, target, anchor]) => [target || basename(file), anchor!] as const,
    )
    expect(
      links.filter(
        ([target, anchor]) => target.endsWith('.md') && !listAnchors(join(dirname(file), target)).has(anchor),
      ),
    ).toEqual([])
  })

  it('docs/security-tests.md is up to date, with a test for every requirement (npm run generate:docs)', () => {
    expect(findRequirementErrors(tests)).toEqual([])
    expect(readRepositoryFile('docs/security-tests.md')).toBe(
      replaceRequirementTables(readRepositoryFile('docs/security-tests.md'), formatRequirementTables(tests)),
    )
  })

  it('docs/faults.md has a test and a figure for every fault (npm run test:faults, npm run generate:docs)', () => {
    expect(findFaultTestErrors(tests)).toEqual([])
    expect(findMissingFigures(parseFigures(readRepositoryFile('docs/faults.md')))).toEqual([])
    expect(readRepositoryFile('docs/faults.md')).toBe(replaceTestLinks(readRepositoryFile('docs/faults.md'), tests))
  })

  it('docs/monitoring.md has the tables of security events and log lines (npm run generate:docs)', () => {
    expect(readRepositoryFile('docs/monitoring.md')).toBe(replaceLogTables(readRepositoryFile('docs/monitoring.md')))
  })

  it('docs/security.md has the table of events and credentials (npm run generate:docs)', () => {
    expect(readRepositoryFile('docs/security.md')).toBe(replaceCredentialTable(readRepositoryFile('docs/security.md')))
  })

  it('docs/bring-your-own-api.md has the calls, examples and capabilities (npm run generate:docs)', () => {
    const document = readRepositoryFile('docs/bring-your-own-api.md')
    expect(document).toBe(replaceApiTables(document))
  })

  it('docs/required-api.openapi.json describes the calls of every API (npm run generate:docs)', async () => {
    expect(readRepositoryFile(requiredApiFile)).toBe(await renderRequiredApi())
  })

  it('docs/runbook.md quotes only messages and events that a deployable logs', () => {
    const quoted = listQuotedMessages(readRepositoryFile('docs/runbook.md')).filter(
      (text) => !otherTexts.includes(text),
    )
    const logged = listLoggedTexts()
    expect(quoted).toContain('background work failed')
    expect(quoted.filter((text) => !logged.some((message) => message.endsWith(text)))).toEqual([])
  })

  it('docs/decisions: a record that a later one changes names it under its title', () => {
    const records = globSync('docs/decisions/0*.md', { cwd: repositoryRoot }).map((file) => ({
      number: basename(file).slice(0, 4),
      text: readRepositoryFile(file)
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/\s+/g, ' '),
    }))
    const changes = records.flatMap(({ number: later, text }) =>
      [...text.matchAll(/\b(?:supersedes|amends)\b[^.]*/gi)]
        .flatMap(([sentence]) => sentence.match(/\b0\d{3}\b/g) ?? [])
        .map((earlier) => ({ earlier, later })),
    )
    const readTop = (number: string) => records.find((record) => record.number === number)?.text.split('## Context')[0]
    expect(changes.length).toBeGreaterThan(10)
    expect(changes.filter(({ earlier, later }) => !readTop(earlier)?.includes(`[ADR ${later}]`))).toEqual([])
  })

  it('docs/decisions: the file name of a record has the words of its title, which the index repeats', () => {
    const index = readRepositoryFile('docs/decisions/README.md')
    for (const file of listDecisions()) {
      const [, number, title] = /^# (\d{4}) (.+)\n/.exec(readRepositoryFile(`docs/decisions/${file}`))!
      expect(file).toBe(`${number}-${toSlug(title!)}.md`)
      expect(title!.length, title).toBeLessThan(60)
      expect(index).toContain(`| [${number}](${file}) | ${title} |`)
    }
  })

  it('docs/decisions/README.md lists every decision, and each has context, decision and consequences', () => {
    const decisions = listDecisions()
    const listed = [...readRepositoryFile('docs/decisions/README.md').matchAll(/\]\((0\d{3}-[\w-]+\.md)\)/g)].map(
      ([, file]) => file!,
    )
    expect(listed.toSorted()).toEqual(decisions.toSorted())
    for (const file of decisions)
      expect(readRepositoryFile(`docs/decisions/${file}`)).toMatch(
        /^# \d{4} [^]*\n## Context\n[^]*\n## Decision\n[^]*\n## Consequences\n/,
      )
  })
})
