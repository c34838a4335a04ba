/** First, last, and the neighbours of the current page; 'gap' where some are left out (never for a single page). */
export const pageNumbers = (page: number, pages: number): (number | 'gap')[] => {
  const near = (n: number) => n === 1 || n === pages || Math.abs(n - page) <= 1
  const wanted = (n: number) => near(n) || (near(n - 1) && near(n + 1))
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  return all.flatMap<number | 'gap'>((n) => (wanted(n) ? [n] : wanted(n - 1) ? ['gap'] : []))
}
