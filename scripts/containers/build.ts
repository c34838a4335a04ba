import { parseArgs } from 'node:util'
import { buildImage, findTargets } from './build-images.ts'
import { measureImage } from './measure-image.ts'
import { makeBases } from './make-bases.ts'

const { values: options } = parseArgs({
  options: {
    /** These targets only; all without it. */
    target: { type: 'string', multiple: true },
    /** Makes what images are built on anew: Debian with its updates, and the stand-ins. */
    fresh: { type: 'boolean', default: false },
  },
})

makeBases({ fresh: options.fresh })
for (const target of options.target ?? findTargets()) {
  const started = Date.now()
  const image = buildImage(target)
  const { megabytes, pulled, own } = measureImage(image)
  console.log(
    `${image}: ${megabytes} MB, ${pulled} MB to pull, of which ${own} MB are the shop's own; built in ${Math.round((Date.now() - started) / 1000)} s`,
  )
}
