import { toImageSrc } from '../../presentation/images.ts'

/**
 * One page of the shop: its path, the time of its last change, and the `/media/` paths of its images. The time is ISO
 * 8601, and undefined for pages with several sources.
 */
export type SitemapEntry = { path: string; lastmod?: string | undefined; images: string[] }

/** Keeps only images that this shop serves. */
export const toImagePaths = (...media: readonly ({ url: string } | null)[]): string[] =>
  media.flatMap((picture) => (picture ? (toImageSrc(picture.url) ?? []) : []))

/** Loads the members of all pages of a collection. `fetchPage` gets page numbers from 1. */
export const fetchAllPages = async <M>(
  itemsPerPage: number,
  fetchPage: (page: number) => Promise<{ 'hydra:totalItems': number; 'hydra:member': M[] }>,
): Promise<M[]> => {
  const firstPage = await fetchPage(1)
  const otherPages = Array.from(
    { length: Math.max(0, Math.ceil(firstPage['hydra:totalItems'] / itemsPerPage) - 1) },
    (_, index) => fetchPage(index + 2),
  )
  return [firstPage, ...(await Promise.all(otherPages))].flatMap((page) => page['hydra:member'])
}
