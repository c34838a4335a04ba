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
