import { toImageSrc } from '../../presentation/images.ts'

/**
 * One page of the shop: its path, when it last changed (ISO 8601; not known of pages made of many things), its pictures
 * by `/media/` path.
 */
export type SitemapEntry = { path: string; lastmod?: string | undefined; images: string[] }

/** Only pictures this shop serves. */
export const toImagePaths = (...media: readonly ({ url: string } | null)[]): string[] =>
  media.flatMap((picture) => (picture ? (toImageSrc(picture.url) ?? []) : []))

/** The members of all pages of a collection, which `ask` gets by number from 1. */
export const fetchAllPages = async <M>(
  itemsPerPage: number,
  fetchPage: (page: number) => Promise<{ 'hydra:totalItems': number; 'hydra:member': M[] }>,
): Promise<M[]> => {
  const first = await fetchPage(1)
  const others = Array.from(
    { length: Math.max(0, Math.ceil(first['hydra:totalItems'] / itemsPerPage) - 1) },
    (_, index) => fetchPage(index + 2),
  )
  return [first, ...(await Promise.all(others))].flatMap((found) => found['hydra:member'])
}
