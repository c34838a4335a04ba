import { expect, test } from 'vitest'
import { listIpNetworks, toIpGroup } from './ip-group.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
  ['not an address', 'unknown'],
])('toIpGroup maps %s to %s', (ip, group) => {
  expect(toIpGroup(ip)).toBe(group)
})

test.each([
  ['203.0.113.7', ['203.0.113.7 1']],
  ['unknown', ['unknown 1']],
  ['2001:db8:1:12fe:3:4:5:6', ['2001:db8:1:12fe::/64 1', '2001:db8:1:1200::/56 3', '2001:db8:1::/48 10']],
  ['2001:db8::1', ['2001:db8:0:0::/64 1', '2001:db8:0:0::/56 3', '2001:db8:0::/48 10']],
])('listIpNetworks counts %s as %j', (ip, networks) => {
  const listed = listIpNetworks(toIpGroup(ip), { site: 3, organisation: 10 })
  expect(listed.map(({ subject, factor }) => `${subject} ${factor}`)).toEqual(networks)
})
