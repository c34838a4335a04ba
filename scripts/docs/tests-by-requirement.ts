import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'

/**
 * A test or a group with the rows that its title names. `name` contains the groups and the title, without the marks.
 */
export type RequirementTest = { file: string; name: string; rows: string[] }

const markPattern = / \[([SFV]\d+(?: [SFV]\d+)*)\]$/
const looseMarkPattern = /\[[^\]]*\b[SFV]\d+\b[^\]]*\]/

/** The names in a callee such as `it.each(…)` or `test.describe`, outermost last: `['it', 'each']`. */
const getCalleeNames = (callee: ts.Expression): string[] => {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...getCalleeNames(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return getCalleeNames(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return getCalleeNames(callee.tag)
  return []
}

const getTitle = (argument: ts.Expression | undefined): string | undefined => {
  if (argument === undefined) return undefined
  if (ts.isStringLiteral(argument) || ts.isNoSubstitutionTemplateLiteral(argument)) return argument.text
  if (ts.isTemplateExpression(argument))
    return argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
  return undefined
}

const skippingModifiers = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])
const conditionalModifiers = new Set(['skipIf', 'runIf'])

/**
 * Whether a call skips its test. The conditions `isRemote` and `isNotLinux` are false on build machines, so they do not
 * count.
 */
const isSkippedCall = (callee: ts.Expression, calleeNames: string[]) =>
  calleeNames.some((word) => skippingModifiers.has(word)) ||
  (calleeNames.some((word) => conditionalModifiers.has(word)) &&
    !/skipIf\((isRemote|isNotLinux)\)/.test(callee.getText()))

const containsSkip = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && /^(test|it|context)\.(skip|fixme)$/.test(node.expression.getText())) ||
  (ts.forEachChild(node, containsSkip) ?? false)

/** The marked tests and groups of one file. Throws when a mark is malformed or not at the end of a title. */
export const parseRequirementTests = (file: string, text: string): RequirementTest[] => {
  const requirementTests: RequirementTest[] = []
  let runnableCount = 0
  const visit = (node: ts.Node, groups: string[], isGroupSkipped: boolean): void => {
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, (child) => visit(child, groups, isGroupSkipped))
    const calleeNames = getCalleeNames(node.expression)
    const title = getTitle(node.arguments[0])
    if (title === undefined || !['it', 'test', 'describe'].includes(calleeNames[0]!))
      return ts.forEachChild(node, (child) => visit(child, groups, isGroupSkipped))
    const isGroup = calleeNames.includes('describe')
    const rows = markPattern.exec(title)?.[1]?.split(' ')
    if (rows === undefined && looseMarkPattern.test(title))
      throw new Error(`${file}: no mark can be read in “${title}”; it belongs at the end of a title, as in [S12 V1]`)
    const isTestSkipped = isGroupSkipped || isSkippedCall(node.expression, calleeNames)
    const body = node.arguments.find((argument) => ts.isFunctionLike(argument))
    if (!body) return
    const countBefore = runnableCount
    const path = [...groups, title.replace(markPattern, '')]
    const insertIndex = requirementTests.length
    if (isGroup) ts.forEachChild(body, (child) => visit(child, path, isTestSkipped))
    else if (!isTestSkipped && !containsSkip(body)) runnableCount += 1
    if (rows && runnableCount > countBefore)
      requirementTests.splice(insertIndex, 0, { file, name: path.join(' › '), rows })
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
  return requirementTests
}

const testFileGlob = '{shared,runtime,server,client,reference-api,scripts,docker,e2e,bench}/**/*.{test,spec}.{ts,tsx}'

/** The marked tests of all files, sorted by file and then in the order of the file. */
export const loadRequirementTests = (): RequirementTest[] =>
  globSync(testFileGlob, { cwd: repositoryRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(toRepositoryPath(file), 'utf8')
      return looseMarkPattern.test(text) ? parseRequirementTests(file, text) : []
    })
