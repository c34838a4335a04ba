import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { repositoryRoot } from '../repository.ts'
import { findCommitSubjectError, isWrittenByGit } from './commit-subject.ts'

/** The last commit before the rule applied. */
const ruleStartsAfter = '7eed503f6435c8a9fcee90f9cd3fbe316e078af6'

const runGit = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** The last commit that has landed; undefined where the history does not contain it. */
const findBase = () =>
  runGit('rev-parse', '--verify', '@{upstream}') ?? runGit('rev-parse', '--verify', `${ruleStartsAfter}^{commit}`)

const readNewSubjects = (): string[] => {
  const base = findBase()
  if (!base) return []
  const subjects = (runGit('log', '--no-merges', '--format=%s', `${base}..HEAD`) ?? '').split('\n').filter(Boolean)
  return subjects.filter((subject) => !isWrittenByGit(subject))
}

/** The subject of the message that git passes to its commit-msg hook, unless git wrote it. */
const readMessageSubject = (file: string): string[] => {
  const [subject = ''] = readFileSync(file, 'utf8').split('\n')
  return isWrittenByGit(subject) ? [] : [subject]
}

const [messageFile] = process.argv.slice(2)
const subjects = messageFile ? readMessageSubject(messageFile) : readNewSubjects()
const errors = subjects.flatMap((subject) => {
  const error = findCommitSubjectError(subject)
  return error ? [`"${subject}" ${error}`] : []
})
for (const error of errors) console.error(`The commit subject ${error}.`)
if (errors.length > 0) process.exit(1)
if (!messageFile) console.log(`${subjects.length} commit subjects checked.`)
