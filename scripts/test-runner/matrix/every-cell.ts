/** True when each cell of a matrix runs, as in `npm run test:matrix`. Otherwise only the representative cells run. */
export const runsEveryCell = process.env.EVERY_CELL === 'true'

/** The cells that run: all, or only the first `count`, which represent the others. */
export const pickCells = <T>(cells: readonly T[], count: number): readonly T[] =>
  runsEveryCell ? cells : cells.slice(0, count)
