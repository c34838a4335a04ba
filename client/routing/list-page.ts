/** The page of a list that `?page=` names. Empty for the first page and for an invalid number. */
export const readPageArgs = (search: URLSearchParams): { page?: number } => {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {}
}

/** The URL of a page of the list at `path`, which has no other parameters. */
export const toPagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)
