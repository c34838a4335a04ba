/** Whether each cell of a matrix runs, as in `npm run test:matrix`. Otherwise only the representative cells do. */
export const runsEveryCell = process.env.EVERY_CELL === 'true'

/** The cells that run; the first `count` represent the others. */
export const pickCells = <T>(cells: readonly T[], count: number): readonly T[] =>
  runsEveryCell ? cells : cells.slice(0, count)
