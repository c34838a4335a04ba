import { execFileSync } from 'node:child_process'
import type { Image } from './mount-image.ts'

const readVersion = ({ rootfs }: Image, ...command: string[]) =>
  execFileSync('chroot', [rootfs, ...command], { encoding: 'utf8' })
    .trim()
    .split('\n')[0]!

/** What the stand-ins are, by service, in their own words. */
export const readVersions = (images: Map<string, Image>): Record<string, string> => ({
  redis: readVersion(images.get('redis')!, 'redis-server', '--version').replace(/ sha=.*/, ''),
  postgres: readVersion(images.get('postgres')!, '/usr/bin/psql', '--version').replace('psql ', ''),
  proxy: `Caddy ${readVersion(images.get('proxy')!, 'caddy', 'version')}`,
})

/**
 * Caddy before 2.11.2 gives a request whose body it holds to another replica without the body, where the first took no
 * connection (caddyserver/caddy#7546). The file names a later one; where Debian's stands in, whoever writes is only
 * shown replicas that are ready.
 */
export const hasBodyRetryBug = (images: Map<string, Image>): boolean => {
  const [major = 0, minor = 0, patch = 0] = readVersions(images).proxy!.match(/\d+/g)!.map(Number)
  return major * 1e6 + minor * 1e3 + patch < 2_011_002
}
