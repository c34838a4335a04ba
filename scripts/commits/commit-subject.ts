const maxSubjectLength = 72

/**
 * Says what is wrong with the subject of a commit; undefined when nothing is. The form is `area: imperative`; the
 * reason belongs in the body.
 */
export const findCommitSubjectError = (subject: string): string | undefined => {
  if (subject.length > maxSubjectLength)
    return `has ${subject.length} characters; at most ${maxSubjectLength} are allowed`
  if (!/^[a-z][a-z0-9-]*(, [a-z][a-z0-9-]*)*: [a-z]\S*( \S+)+$/.test(subject)) {
    return 'must read `area: imperative`, such as "basket: keep the hold of a merged line"'
  }
  if (subject.endsWith('.')) return 'must not end with a full stop'
}

const writtenByGit = /^(Merge |Revert |fixup! |squash! )/

/** True for the subjects of merges, reverts and commits to squash. They are exempt from the rule. */
export const isWrittenByGit = (subject: string) => writtenByGit.test(subject)
