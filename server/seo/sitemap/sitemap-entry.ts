import { toImageSrc } from '../../presentation/images.ts'

/**
 * One page of the shop: its path, its last change (ISO 8601; unknown for pages with several sources), its images by
 * `/media/` path.
 */
export type SitemapEntry = { path: string; lastmod?: string | undefined; images: string[] }

/** Keeps only images that this shop serves. */
export const toImagePaths = (...media: readonly ({ url: string } | null)[]): string[] =>
  media.flatMap((picture) => (picture ? (toImageSrc(picture.url) ?? []) : []))

/** The members of all pages of a collection; `fetchPage` gets page numbers from 1. */
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
