import { chmodSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageOf } from '../containers/build-images.ts'
import type { Compose, Service } from './compose-model.ts'
import { hasImage, openImage, type Image } from './images.ts'

const nodeImage = 'node:24-bookworm-slim'

/** Mailpit's place is taken by a script on Node's image, at the path and with the entrypoint of the real one. */
const openMailbox = (working: string): Image => {
  const image = openImage(nodeImage, working)
  copyFileSync(join(import.meta.dirname, 'mailbox-stand-in.ts'), join(image.rootfs, 'mailpit.ts'))
  chmodSync(join(image.rootfs, 'mailpit.ts'), 0o755)
  copyFileSync(join(import.meta.dirname, 'mailbox-stand-in.sh'), join(image.rootfs, 'mailpit'))
  chmodSync(join(image.rootfs, 'mailpit'), 0o755)
  return { ...image, entrypoint: ['/mailpit'], command: [], user: '', volumes: [] }
}

/** The image that a service runs from. */
export const imageNameOf = (service: Service): string =>
  service.build ? imageOf(service.build.target) : service.image!

/**
 * Opens the image of each service of the file: one copy of each, which its containers share, since their roots are
 * read-only. Throws with the names of all that are missing.
 */
export const openImages = (compose: Compose, prefix: string): Map<string, Image> => {
  const services = Object.entries(compose.services)
  const isMailbox = (service: Service) => service.image?.includes('mailpit') && !hasImage(service.image)
  const missing = services
    .filter(([, service]) => !isMailbox(service) && !hasImage(imageNameOf(service)))
    .map(([, service]) => imageNameOf(service))
  if (missing.length > 0)
    throw new Error(`There is no image ${missing.join(', ')}: npm run containers:build makes them`)
  return new Map(
    services.map(([name, service]) => [
      name,
      isMailbox(service) ? openMailbox(`${prefix}-${name}`) : openImage(imageNameOf(service), `${prefix}-${name}`),
    ]),
  )
}
