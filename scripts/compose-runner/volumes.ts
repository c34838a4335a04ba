import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mount } from './bundle.ts'
import type { Compose, Service } from './compose-model.ts'
import type { Image } from './images.ts'

const bind = (source: string, destination: string, readOnly: boolean): Mount => ({
  destination,
  type: 'bind',
  source,
  options: ['rbind', ...(readOnly ? ['ro'] : ['rw'])],
})

/** The folder of a volume. An empty one gets what the image has in its place, and its owner, as in Docker. */
const fillVolume = (folder: string, { rootfs }: Image, target: string) => {
  mkdirSync(folder, { recursive: true })
  const place = join(rootfs, target)
  if (readdirSync(folder).length > 0 || !existsSync(place)) return folder
  cpSync(place, folder, { recursive: true, preserveTimestamps: true })
  const { uid, gid, mode } = statSync(place)
  chownSync(folder, uid, gid)
  chmodSync(folder, mode)
  return folder
}

const configMounts = (service: Service, { configs = {} }: Compose, folder: string): Mount[] =>
  (service.configs ?? []).map(({ source, target = `/${source}` }) => {
    const { file, content = '' } = configs[source] ?? {}
    if (file) return bind(file, target, true)
    const written = join(folder, `config-${source}`)
    writeFileSync(written, content)
    return bind(written, target, true)
  })

/**
 * Everything a service mounts besides the system's own: volumes, files of the host, configs, and a folder for each
 * volume of the image that the file does not name.
 */
export const mountsOf = (
  service: Service,
  compose: Compose,
  image: Image,
  { volumes, own }: { volumes: string; own: string },
): Mount[] => {
  const named = (service.volumes ?? []).map((volume): Mount => {
    if (volume.type === 'bind') return bind(volume.source!, volume.target, volume.read_only ?? false)
    if (volume.type === 'volume')
      return bind(
        fillVolume(
          volume.source ? join(volumes, volume.source) : join(own, `anonymous-${volume.target.replaceAll('/', '-')}`),
          image,
          volume.target,
        ),
        volume.target,
        volume.read_only ?? false,
      )
    const { size, mode } = volume.tmpfs ?? {}
    return {
      destination: volume.target,
      type: 'tmpfs',
      source: 'tmpfs',
      options: ['nosuid', 'nodev', 'noexec', `mode=${(mode ?? 0o1777).toString(8)}`, ...(size ? [`size=${size}`] : [])],
    }
  })
  const taken = [
    ...named.map(({ destination }) => destination),
    ...(service.tmpfs ?? []).map((entry) => entry.split(':')[0]),
  ]
  const anonymous = image.volumes
    .filter((target) => !taken.includes(target))
    .map((target) =>
      bind(fillVolume(join(own, `anonymous${target.replaceAll('/', '-')}`), image, target), target, false),
    )
  return [...named, ...anonymous, ...configMounts(service, compose, own)]
}
