import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { figuresIn, missingFigures, problemsOf as problemsOfFaults, withTests } from '../faults/report.ts'
import { readMarkedTests } from './marked-tests.ts'
import { inRepository, root } from '../repository.ts'
import { problemsOf, tablesOf, withTables } from '../security-rows/tables.ts'

const read = (file: string) => readFileSync(inRepository(file), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md', 'reference-api/**/*.md'], { cwd: root })

/** Of the headings of a document, as they are written where it is shown. */
const anchorsOf = (file: string) =>
  new Set(
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

describe('documents', () => {
  const tests = readMarkedTests()

  it.each(documents)('%s leads nowhere that is not there', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)]
      .map(([, target]) => target!)
      .filter((target) => !/^[a-z]+:/.test(target))
    expect(links.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([])
  })

  it.each(documents)('%s leads to headings that are there', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].map(
      ([, target, anchor]) => [target || basename(file), anchor!] as const,
    )
    expect(
      links.filter(([target, anchor]) => target.endsWith('.md') && !anchorsOf(join(dirname(file), target)).has(anchor)),
    ).toEqual([])
  })

  it('every promise of docs/security.md has a test, and its tables are up to date (npm run documents)', () => {
    expect(problemsOf(tests)).toEqual([])
    expect(read('docs/security.md')).toBe(withTables(read('docs/security.md'), tablesOf(tests)))
  })

  it('every fault of docs/faults.md has a test and its figures, and names the tests there are (npm run faults, npm run documents)', () => {
    expect(problemsOfFaults(tests)).toEqual([])
    expect(missingFigures(figuresIn(read('docs/faults.md')))).toEqual([])
    expect(read('docs/faults.md')).toBe(withTests(read('docs/faults.md'), tests))
  })

  it('docs/decisions/README.md lists every decision', () => {
    const decisions = globSync('docs/decisions/0*.md', { cwd: root }).map((file) => file.split(/[/\\]/).at(-1)!)
    const listed = [...read('docs/decisions/README.md').matchAll(/\]\((0\d{3}-[\w-]+\.md)\)/g)].map(([, file]) => file!)
    expect(listed.toSorted()).toEqual(decisions.toSorted())
    for (const file of decisions)
      expect(read(`docs/decisions/${file}`)).toMatch(
        /^# \d{4} [^]*\*\*Context\.\*\*[^]*\*\*Decision\.\*\*[^]*\*\*Consequences\.\*\*/,
      )
  })
})
