import { parseArgs } from 'node:util'
import { buildImage, findTargets } from './build-image.ts'
import { measureImage } from './measure-image.ts'
import { buildBaseImages } from './build-base-images.ts'
import { describeMissingPrograms } from './describe-missing-programs.ts'

const { values: options } = parseArgs({
  options: {
    /** Builds these targets only; by default all. */
    target: { type: 'string', multiple: true },
    /** Builds the base images again: Debian with its updates, and the stand-ins. */
    fresh: { type: 'boolean', default: false },
  },
})

const missing = describeMissingPrograms('The build', { buildah: 'buildah', debootstrap: 'debootstrap' })
if (missing) {
  console.error(missing)
  process.exit(1)
}
buildBaseImages({ fresh: options.fresh })
for (const target of options.target ?? findTargets()) {
  const started = Date.now()
  const image = buildImage(target)
  const { unpackedMegabytes, compressedMegabytes, ownMegabytes } = measureImage(image)
  console.log(
    `${image}: ${unpackedMegabytes} MB, ${compressedMegabytes} MB to pull, of which ${ownMegabytes} MB are the shop's own; built in ${Math.round((Date.now() - started) / 1000)} s`,
  )
}
