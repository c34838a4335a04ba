import { createHash } from 'node:crypto'
import { encode } from './encode.ts'
import type { KeptPictures } from './kept-pictures.ts'
import type { LoadOriginal } from './load-original.ts'
import type { OutputFormat } from './output-format.ts'

export type Wanted = { path: string; width: number; format: OutputFormat }

/** Part of every name; raised when the way pictures are encoded changes. */
const recipe = 1

const nameOf = ({ path, width, format }: Wanted) =>
  `${createHash('sha256').update(`${recipe} ${path} ${width}`).digest('hex').slice(0, 40)}.${format}`

type Parts = { load: LoadOriginal; keep: KeptPictures }

/** Pictures of the API in the size and format wanted. */
export const createPictureStore =
  ({ load, keep }: Parts) =>
  (wanted: Wanted): Promise<Buffer> =>
    keep(nameOf(wanted), async () => encode(await load(wanted.path), wanted.width, wanted.format))
