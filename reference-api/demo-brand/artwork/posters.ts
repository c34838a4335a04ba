import { posters01To24 } from './posters/posters-01-24.ts'
import { posters25To48 } from './posters/posters-25-48.ts'
import { posters49To73 } from './posters/posters-49-73.ts'
import type { Poster } from './posters/define-poster.ts'

/** Every poster. Ids are permanent: a new poster gets a new number. */
export const posters: readonly Poster[] = [...posters01To24, ...posters25To48, ...posters49To73]
