import { execFileSync } from 'node:child_process'
import type { Service } from '#scripts/compose/compose-file.ts'

const runIp = (...args: string[]) =>
  execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })

/** `device` is this machine's end of it. */
export type Attachment = { network: string; address: string; device: string }

/**
 * A network of containers: a bridge each, so that who shares none cannot reach the other. There is no way out of any of
 * them.
 */
export const createNetworks = (names: string[]) => {
  const bridges = new Map(names.map((name, index) => [name, { bridge: `br${index}`, subnet: `172.30.${index}` }]))
  let next = 2

  for (const { bridge, subnet } of bridges.values()) {
    runIp('link', 'add', bridge, 'type', 'bridge')
    runIp('addr', 'add', `${subnet}.1/24`, 'dev', bridge)
    runIp('link', 'set', bridge, 'up')
  }

  return {
    /** Makes the network namespace of a container, with an interface in each of its networks. */
    attach: (container: string, networks: string[]): Attachment[] => {
      runIp('netns', 'add', container)
      runIp('-n', container, 'link', 'set', 'lo', 'up')
      const host = next++
      return networks.map((network, index) => {
        const { bridge, subnet } = bridges.get(network)!
        const [outside, inside, address] = [`v${host}x${index}`, `eth${index}`, `${subnet}.${host}`]
        runIp('link', 'add', outside, 'type', 'veth', 'peer', 'name', inside, 'netns', container)
        runIp('link', 'set', outside, 'master', bridge, 'up')
        runIp('-n', container, 'addr', 'add', `${address}/24`, 'dev', inside)
        runIp('-n', container, 'link', 'set', inside, 'up')
        return { network, address, device: outside }
      })
    },
    detach: (container: string, attachments: Attachment[]) => {
      // By hand: with the namespace they would go some time later, and their names are wanted again.
      for (const { device } of attachments) runIp('link', 'del', device)
      runIp('netns', 'del', container)
    },
    remove: () => {
      for (const { bridge } of bridges.values()) runIp('link', 'del', bridge)
    },
  }
}

/** The networks a service is in: those it names, else the one everybody shares, or none. */
export const listNetworks = ({ networks, network_mode }: Service): string[] =>
  network_mode === 'none' ? [] : Object.keys(networks)
