/**
 * What one person or one household has: an IPv4 address, or the first half of an IPv6 one, since whoever has one of
 * those has 2^64. Anything else counts as one unknown.
 */
export const toIpGroup = (ip: string | undefined): string => {
  const plain = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain
  if (!/^[\da-f:]+$/i.test(plain) || !plain.includes(':')) return 'unknown'
  const [head = '', tail] = plain.toLowerCase().split('::')
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
