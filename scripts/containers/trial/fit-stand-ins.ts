import { execFileSync } from 'node:child_process'
import type { Compose } from './compose-model.ts'
import type { Image } from './images.ts'

const versionOf = ({ rootfs }: Image, ...command: string[]) => execFileSync('chroot', [rootfs, ...command], { encoding: 'utf8' }).trim().split('\n')[0]!

/** What the stand-ins are, by service, in their own words. */
export const versionsOf = (images: Map<string, Image>): Record<string, string> => ({
  redis: versionOf(images.get('redis')!, 'redis-server', '--version').replace(/ sha=.*/, ''),
  postgres: versionOf(images.get('postgres')!, '/usr/bin/psql', '--version').replace('psql ', ''),
  proxy: `Caddy ${versionOf(images.get('proxy')!, 'caddy', 'version')}`,
})

/** Debian's Caddy is older than the one the file names, and knows one of the settings by another name. */
export const fitStandIns = (compose: Compose, images: Map<string, Image>): Compose => {
  const { proxy } = compose.services
  if (!/ v?2\.[0-6]\./.test(versionsOf(images).proxy!)) return compose
  return { ...compose, services: { ...compose.services, proxy: { ...proxy, environment: { ...proxy!.environment, PROXY_REQUEST_BUFFERS: 'buffer_requests' } } } }
}
