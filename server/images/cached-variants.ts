import { createHash } from 'node:crypto'
import type { IpNetwork } from '../limits/ip-group.ts'
import { encodeImage } from './encode-image.ts'
import type { ImageCache } from './image-cache.ts'
import type { LoadOriginal } from './original-loader.ts'
import type { OutputFormat } from './output-format.ts'

type ImageVariant = { path: string; width: number; format: OutputFormat }

/** A part of every file name. Increase it when the encoding changes. */
const encodingVersion = 1

const getFileName = ({ path, width, format }: ImageVariant) =>
  `${createHash('sha256').update(`${encodingVersion} ${path} ${width}`).digest('hex').slice(0, 40)}.${format}`

type CachedVariantsDeps = { loadOriginal: LoadOriginal; cacheImage: ImageCache }

/** Returns images of the API in the requested size and format. */
export const createCachedVariants =
  ({ loadOriginal, cacheImage }: CachedVariantsDeps) =>
  (variant: ImageVariant, networks: readonly IpNetwork[]): Promise<Buffer> =>
    cacheImage(getFileName(variant), networks, async () =>
      encodeImage(await loadOriginal(variant.path), variant.width, variant.format),
    )
