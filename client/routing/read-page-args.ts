/** The page of a list that `?page=` names. Empty for the first page and for an invalid number. */
export const readPageArgs = (search: URLSearchParams): { page?: number } => {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {}
}
