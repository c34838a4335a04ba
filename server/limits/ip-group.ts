/**
 * The IP addresses of one household: an IPv4 address, or the first 64 bits of an IPv6 address. Providers give each
 * customer 2^64 of those. Anything else counts as one unknown group.
 */
export const toIpGroup = (ip: string | undefined): string => {
  const address = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (/^\d+(\.\d+){3}$/.test(address)) return address
  if (!/^[\da-f:]+$/i.test(address) || !address.includes(':')) return 'unknown'
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const all =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}

/** How many times the limit of one IP address the addresses of a wider IPv6 network have together. */
type Ipv6Factors = { /** Of a /56. */ site: number; /** Of a /48. */ organisation: number }

/** A network in which a client counts, with the factor of its limit. */
export type IpNetwork = { subject: string; factor: number }

/**
 * Where a group of `toIpGroup` counts, with the factor of its limit: as itself, and an IPv6 group in the networks
 * around it, too. One customer of a provider often has a /56 or a /48. Any other subject counts as itself.
 */
export const listIpNetworks = (subject: string, factors: Ipv6Factors): IpNetwork[] => {
  const own = { subject, factor: 1 }
  if (!subject.endsWith('::/64')) return [own]
  const [first, second, third, fourth = ''] = subject.split(':')
  const site = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    own,
    { subject: `${first}:${second}:${third}:${site}::/56`, factor: factors.site },
    { subject: `${first}:${second}:${third}::/48`, factor: factors.organisation },
  ]
}

/** The networks in which a client counts, from its own to the widest. */
export const listClientNetworks = (ip: string | undefined, factors: Ipv6Factors): IpNetwork[] =>
  listIpNetworks(toIpGroup(ip), factors)
