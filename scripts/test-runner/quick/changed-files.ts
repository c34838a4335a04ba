import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { repositoryRoot, toRepositoryPath } from '../../repository.ts'

/** The lines that a git command prints. Throws with git's own message when it fails. */
const readGitLines = (...args: string[]): string[] => {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' })
  if (error || status !== 0) throw new Error(`git ${args.join(' ')}: ${error?.message ?? stderr.trim()}`)
  return stdout.split('\n').filter(Boolean)
}

const listChangesSince = (commit: string) => [
  ...readGitLines('diff', '--name-only', '--relative', commit, '--'),
  ...readGitLines('ls-files', '--others', '--exclude-standard'),
]

/**
 * The files of the working tree that differ from a commit: includes untracked files, leaves out deleted ones. Without a
 * commit: the uncommitted files, or those of the last commit when everything is committed. Throws without a git
 * history.
 */
export const listChangedFiles = (commit?: string): { since: string; files: string[] } => {
  const sinceHead = listChangesSince(commit ?? 'HEAD')
  const since = commit ?? (sinceHead.length > 0 ? 'HEAD' : 'HEAD~1')
  const changes = since === 'HEAD~1' ? listChangesSince(since) : sinceHead
  return { since, files: [...new Set(changes)].filter((file) => existsSync(toRepositoryPath(file))).toSorted() }
}
