import { execFileSync } from 'node:child_process'
import type { MountedImage } from './mount-image.ts'

const readVersion = ({ rootfs }: MountedImage, ...command: string[]) =>
  execFileSync('chroot', [rootfs, ...command], { encoding: 'utf8' })
    .trim()
    .split('\n')[0]!

/** The versions of the stand-ins by service, as their programs print them. */
export const readVersions = (images: Map<string, MountedImage>): Record<string, string> => ({
  redis: readVersion(images.get('redis')!, 'redis-server', '--version').replace(/ sha=.*/, ''),
  postgres: readVersion(images.get('postgres')!, '/usr/bin/psql', '--version').replace('psql ', ''),
  limiter: readVersion(images.get('limiter')!, 'haproxy', '-v').split(' https:')[0]!,
  proxy: `Caddy ${readVersion(images.get('proxy')!, 'caddy', 'version')}`,
})

/**
 * Caddy before 2.11.2 loses the body of a request when the first replica refuses the connection and another one gets
 * the request (caddyserver/caddy#7546). The compose file names a later version. Where Debian's older Caddy replaces it,
 * load with writes must reach only ready replicas.
 */
export const hasBodyRetryBug = (images: Map<string, MountedImage>): boolean => {
  const [major = 0, minor = 0, patch = 0] = readVersions(images).proxy!.match(/\d+/g)!.map(Number)
  return major * 1e6 + minor * 1e3 + patch < 2_011_002
}
