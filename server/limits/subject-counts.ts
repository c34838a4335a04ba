/** How many of something each subject has now. A subject with none takes no memory. */
export const createSubjectCounts = () => {
  const counts = new Map<string, number>()
  const get = (subject: string) => counts.get(subject) ?? 0
  return {
    get,
    add: (subjects: readonly string[]) => {
      for (const subject of subjects) counts.set(subject, get(subject) + 1)
    },
    remove: (subjects: readonly string[]) => {
      for (const subject of subjects) {
        if (get(subject) > 1) counts.set(subject, get(subject) - 1)
        else counts.delete(subject)
      }
    },
  }
}
