import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Mount } from './bundle.ts'
import type { ComposeFile, Service } from '#scripts/compose-file/compose-file.ts'
import type { MountedImage } from './mount-image.ts'

const createBindMount = (source: string, destination: string, readOnly: boolean): Mount => ({
  destination,
  type: 'bind',
  source,
  options: ['rbind', ...(readOnly ? ['ro'] : ['rw'])],
})

/** Returns the folder of a volume. As in Docker, an empty volume gets the files and the owner of the image's folder. */
const prepareVolume = (folder: string, { rootfs }: MountedImage, target: string) => {
  mkdirSync(folder, { recursive: true })
  const place = join(rootfs, target)
  if (readdirSync(folder).length > 0 || !existsSync(place)) return folder
  cpSync(place, folder, { recursive: true, preserveTimestamps: true })
  const { uid, gid, mode } = statSync(place)
  chownSync(folder, uid, gid)
  chmodSync(folder, mode)
  return folder
}

const createConfigMounts = (service: Service, { configs }: ComposeFile): Mount[] =>
  service.configs.map(({ source, target }) => createBindMount(configs[source]!.file, target, true))

/**
 * The mounts of a service in addition to those of the system: volumes, files of the host and configs. A volume that
 * only the image declares gets a folder, too.
 */
export const createMounts = (
  service: Service,
  compose: ComposeFile,
  image: MountedImage,
  { volumes, containerFolder }: { volumes: string; containerFolder: string },
): Mount[] => {
  const named = service.volumes.map((volume): Mount => {
    if (volume.type === 'bind') return createBindMount(volume.source!, volume.target, volume.read_only)
    if (volume.type === 'volume')
      return createBindMount(
        prepareVolume(
          volume.source
            ? join(volumes, volume.source)
            : join(containerFolder, `anonymous-${volume.target.replaceAll('/', '-')}`),
          image,
          volume.target,
        ),
        volume.target,
        volume.read_only,
      )
    const { size, mode } = volume.tmpfs ?? {}
    return {
      destination: volume.target,
      type: 'tmpfs',
      source: 'tmpfs',
      options: ['nosuid', 'nodev', 'noexec', `mode=${(mode ?? 0o1777).toString(8)}`, ...(size ? [`size=${size}`] : [])],
    }
  })
  const mountedPaths = [
    ...named.map(({ destination }) => destination),
    ...service.tmpfs.map((entry) => entry.split(':')[0]),
  ]
  const anonymous = image.volumes
    .filter((target) => !mountedPaths.includes(target))
    .map((target) =>
      createBindMount(
        prepareVolume(join(containerFolder, `anonymous${target.replaceAll('/', '-')}`), image, target),
        target,
        false,
      ),
    )
  return [...named, ...anonymous, ...createConfigMounts(service, compose)]
}
