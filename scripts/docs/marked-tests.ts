import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { inRepository, root } from '../repository.ts'

/**
 * A test, or a group of them, and the rows its title says it proves; `name` is its groups and its title, without the
 * marks.
 */
export type MarkedTest = { file: string; name: string; rows: string[] }

const mark = / \[([SFV]\d+(?: [SFV]\d+)*)\]$/
const likeAMark = /\[[^\]]*\b[SFV]\d+\b[^\]]*\]/

/** What `it.each(…)`, `test.describe` and the like hang on, outermost last: `['it', 'each']`. */
const wordsOf = (callee: ts.Expression): string[] => {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag)
  return []
}

const titleOf = (argument: ts.Expression | undefined): string | undefined => {
  if (argument === undefined) return undefined
  if (ts.isStringLiteral(argument) || ts.isNoSubstitutionTemplateLiteral(argument)) return argument.text
  if (ts.isTemplateExpression(argument))
    return argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
  return undefined
}

const never = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])
const sometimes = new Set(['skipIf', 'runIf'])

/**
 * Tests of the reference API are left out only where somebody else's API is tested in its place, and some need what
 * Linux has, as the build machines do.
 */
const isLeftOut = (callee: ts.Expression, words: string[]) =>
  words.some((word) => never.has(word)) ||
  (words.some((word) => sometimes.has(word)) && !/skipIf\((isRemote|isNotLinux)\)/.test(callee.getText()))

const skipsInside = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && /^(test|it|context)\.(skip|fixme)$/.test(node.expression.getText())) ||
  (ts.forEachChild(node, skipsInside) ?? false)

/**
 * The marked tests and groups of one file. Throws where a mark would go unseen: not at the end of a title, or
 * malformed.
 */
export const markedTestsIn = (file: string, text: string): MarkedTest[] => {
  const found: MarkedTest[] = []
  let running = 0
  const visit = (node: ts.Node, groups: string[], leftOut: boolean): void => {
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, (child) => visit(child, groups, leftOut))
    const words = wordsOf(node.expression)
    const title = titleOf(node.arguments[0])
    if (title === undefined || !['it', 'test', 'describe'].includes(words[0]!))
      return ts.forEachChild(node, (child) => visit(child, groups, leftOut))
    const isGroup = words.includes('describe')
    const rows = mark.exec(title)?.[1]?.split(' ')
    if (rows === undefined && likeAMark.test(title))
      throw new Error(`${file}: no mark can be read in “${title}”; it belongs at the end of a title, as in [S12 V1]`)
    const out = leftOut || isLeftOut(node.expression, words)
    const body = node.arguments.find((argument) => ts.isFunctionLike(argument))
    if (!body) return
    const before = running
    const path = [...groups, title.replace(mark, '')]
    const place = found.length
    if (isGroup) ts.forEachChild(body, (child) => visit(child, path, out))
    else if (!out && !skipsInside(body)) running += 1
    if (rows && running > before) found.splice(place, 0, { file, name: path.join(' › '), rows })
  }
  visit(
    ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
    [],
    false,
  )
  return found
}

const testFiles = '{shared,runtime,server,client,reference-api,scripts,docker,e2e,bench}/**/*.{test,spec}.{ts,tsx}'

/** Every marked test there is, by file and then in the order they are written in. */
export const readMarkedTests = (): MarkedTest[] =>
  globSync(testFiles, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(inRepository(file), 'utf8')
      return likeAMark.test(text) ? markedTestsIn(file, text) : []
    })
