import type { Suite } from './suites/suite.ts'

/** The help text of `npm test -- --help`. A wrong argument prints it, too. */
export const formatUsage = (suites: readonly Suite[]): string =>
  [
    'npm test                           every suite, with the representative cells of each matrix',
    'npm test -- quick [COMMIT]         what a change is checked with while working: lint and types of what changed',
    '                                   since COMMIT (default: what is not committed, else the last commit), boundaries,',
    '                                   at most forty unit tests, those nearest to it, six journeys',
    'npm test -- SUITE…                 these suites, with what they need',
    'npm test -- SUITE ARGUMENTS…       one suite; its tool takes the arguments: unit server/bff, browser -g basket',
    'npm run test:matrix                the journeys with every cell of each matrix; writes docs/test-matrix.md',
    '',
    ...suites.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`),
  ].join('\n')
