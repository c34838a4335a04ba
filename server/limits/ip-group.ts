/**
 * The address space of one household: an IPv4 address, or the first 64 bits of an IPv6 address, since one customer gets
 * 2^64 of those. Anything else counts as one unknown group.
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
