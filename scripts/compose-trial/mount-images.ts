import { chmodSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { toImageName } from '../container-images/build-image.ts'
import type { ComposeFile, Service } from '#scripts/compose-file/compose-file.ts'
import { hasImage, mountImage, type MountedImage } from './mount-image.ts'

const nodeImage = 'node:24-bookworm-slim'

/** Replaces Mailpit by a script on Node's image, at the same path and with the same entrypoint. */
const mountMailpitStub = (containerName: string): MountedImage => {
  const image = mountImage(nodeImage, containerName)
  copyFileSync(join(import.meta.dirname, 'mailpit-stub.ts'), join(image.rootfs, 'mailpit.ts'))
  chmodSync(join(image.rootfs, 'mailpit.ts'), 0o755)
  copyFileSync(join(import.meta.dirname, 'mailpit-stub.sh'), join(image.rootfs, 'mailpit'))
  chmodSync(join(image.rootfs, 'mailpit'), 0o755)
  return { ...image, entrypoint: ['/mailpit'], command: [], user: '', volumes: [] }
}

export const getImageName = (service: Service): string =>
  service.build ? toImageName(service.build.target) : service.image!

/**
 * Mounts the image of each service once. All containers of a service share the mount, because their roots are
 * read-only. Throws an error that names all missing images.
 */
export const mountImages = (compose: ComposeFile, prefix: string): Map<string, MountedImage> => {
  const services = Object.entries(compose.services)
  const needsMailpitStub = (service: Service) => service.image?.includes('mailpit') && !hasImage(service.image)
  const missing = services
    .filter(([, service]) => !needsMailpitStub(service) && !hasImage(getImageName(service)))
    .map(([, service]) => getImageName(service))
  if (missing.length > 0)
    throw new Error(`There is no image ${missing.join(', ')}: npm run containers:build builds them`)
  return new Map(
    services.map(([name, service]) => [
      name,
      needsMailpitStub(service)
        ? mountMailpitStub(`${prefix}-${name}`)
        : mountImage(getImageName(service), `${prefix}-${name}`),
    ]),
  )
}
