import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBuildah } from './buildah.ts'

type Manifest = { layers: { digest: string }[] }

const toMegabytes = (bytes: number) => Math.round(bytes / 1e5) / 10

/** Number of layers of the base images: Debian, and Node with npm. */
const baseLayers = 2

/**
 * The size of an image in megabytes (10^6 bytes): unpacked, compressed as in a registry, and compressed without the
 * base image.
 */
export const measureImage = (
  image: string,
): { unpackedMegabytes: number; compressedMegabytes: number; ownMegabytes: number } => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  try {
    runBuildah(['push', '--quiet', '--disable-compression=false', image, `dir:${folder}`])
    const { layers } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
    const sizes = layers.map(({ digest }) => statSync(join(folder, digest.split(':')[1]!)).size)
    const sum = (some: number[]) => toMegabytes(some.reduce((total, size) => total + size, 0))
    const [{ size }] = JSON.parse(runBuildah(['images', '--json', image])) as [{ size: string }]
    return {
      unpackedMegabytes: Number.parseFloat(size),
      compressedMegabytes: sum(sizes),
      ownMegabytes: sum(sizes.slice(baseLayers)),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
