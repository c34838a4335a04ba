type CellDetails = { tag: ('@matrix' | '@further')[] }

/**
 * The details that Playwright's `test` takes for one cell of a matrix. `npm test` runs the representative cells,
 * `npm run test:matrix` all of them.
 */
export const matrixCell = (isRepresentative: boolean): CellDetails => ({
  tag: isRepresentative ? ['@matrix'] : ['@matrix', '@further'],
})

/** Every value with the details of its test; one value represents the others in `npm test`. */
export const toCells = <T>(values: readonly T[], representative: T) =>
  values.map((value) => [value, matrixCell(value === representative)] as const)
