/** Marks a test that only `npm run test:matrix` runs. */
const matrixOnly = { tag: '@matrix' } as const

/**
 * The details that Playwright's `test` takes for one cell of a matrix: `npm test` runs the representative cells,
 * `npm run test:matrix` runs all.
 */
export const matrixCell = (isRepresentative: boolean): { tag?: '@matrix' } => (isRepresentative ? {} : matrixOnly)

/** Every value with the details of its test; one value represents the others in `npm test`. */
export const toCells = <T>(values: readonly T[], representative: T) =>
  values.map((value) => [value, matrixCell(value === representative)] as const)
