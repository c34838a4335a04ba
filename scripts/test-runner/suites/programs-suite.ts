import { ensurePrerequisites } from '../prerequisites.ts'
import { oneFailed, onePassed, type Suite } from './suite.ts'

/** Finds or installs what the tests need beside npm's packages. Tests that need no missing program run all the same. */
export const programsSuite: Suite = {
  name: 'programs',
  title: 'Programs of the tests',
  run: async () => ((await ensurePrerequisites()) ? onePassed : oneFailed),
}
