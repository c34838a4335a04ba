import { expect, test } from 'vitest'
import { pathArea, getUpstreamGroup } from './upstream-group.ts'

test.each([
  ['/auth', 'token service'],
  ['/token/refresh', 'token service'],
  ['/baskets', 'baskets and checkout'],
  ['/baskets/b-1/convert', 'baskets and checkout'],
  ['/payment-transactions', 'baskets and checkout'],
  ['/vouchers/balance', 'baskets and checkout'],
  ['/users/reset-password', 'accounts and orders'],
  ['/users-orders?page=1', 'accounts and orders'],
  ['/orders/look-up', 'accounts and orders'],
  ['/form-submissions', 'accounts and orders'],
  ['/storefront/product/open-night', 'catalogue and content'],
  ['/products/search-event-information', 'catalogue and content'],
  ['/content-by-slug/baskets', 'catalogue and content'],
  ['/__proto__/toString', 'catalogue and content'],
  ['/constructor', 'catalogue and content'],
  ['/', 'catalogue and content'],
])('%s shares its circuit with: %s', (path, group) => {
  expect(getUpstreamGroup({ path })).toBe(group)
})

test.each([
  ['/auth', { email: 'ada@example.com', password: 'CANARY-guess' }],
  ['/users/user-1/change-password', { existingPassword: 'CANARY-guess', newPassword: 'CANARY-new' }],
])(
  '%s with a password has the circuit of passwords, so that an overload of hashing stops nothing else',
  (path, body) => {
    expect(getUpstreamGroup({ path, body })).toBe('passwords')
  },
)

test('the logged area of a path contains no basket id', () => {
  expect(pathArea('/baskets/b-1?x=1')).toBe('baskets')
})
