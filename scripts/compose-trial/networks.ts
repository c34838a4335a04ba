import { execFileSync } from 'node:child_process'
import type { Service } from '#scripts/compose-file/compose-file.ts'

const runIp = (...args: string[]) =>
  execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })

/** `device` is the end of the network link that is outside the container. */
export type NetworkAttachment = { network: string; address: string; device: string }

/**
 * Creates a bridge for each network. Containers without a common network cannot reach each other, and no network leads
 * out of the machine.
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
    /** Creates the network namespace of a container, with an interface in each of its networks. */
    attach: (container: string, networks: string[]): NetworkAttachment[] => {
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
    detach: (container: string, attachments: NetworkAttachment[]) => {
      // Deleting the namespace would delete the devices later, but the next container needs their names at once.
      for (const { device } of attachments) runIp('link', 'del', device)
      runIp('netns', 'del', container)
    },
    remove: () => {
      for (const { bridge } of bridges.values()) runIp('link', 'del', bridge)
    },
  }
}

/** The networks of a service; none with `network_mode: none`. */
export const listNetworks = ({ networks, network_mode }: Service): string[] =>
  network_mode === 'none' ? [] : Object.keys(networks)
