/** The first, the last and the neighbours of the current page. 'gap' replaces two or more pages. */
export const getPageNumbers = (page: number, pages: number): (number | 'gap')[] => {
  const isNear = (n: number) => n === 1 || n === pages || Math.abs(n - page) <= 1
  const isShown = (n: number) => isNear(n) || (isNear(n - 1) && isNear(n + 1))
  const pageNumbers = Array.from({ length: pages }, (_, index) => index + 1)
  return pageNumbers.flatMap<number | 'gap'>((n) => (isShown(n) ? [n] : isShown(n - 1) ? ['gap'] : []))
}
