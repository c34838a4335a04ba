import type { AddressResource } from '#shared/wire/addresses.ts'
import type { NewsletterResource } from '#shared/wire/extensions/newsletter.ts'
import type { UserResource } from '#shared/wire/identity.ts'
import type { WishlistItemResource, WishlistResource, WishlistShare } from '#shared/wire/wishlists.ts'
import type { z } from 'zod'
import type { Checker } from '../checker.ts'
import { unknownId } from './account-checks.ts'
import type { Goods } from './catalogue-checks.ts'
import type { Sessions } from './session-checks.ts'

type Account = NonNullable<Sessions['account']>

/** An address of fiction, which passes the check of postcodes. */
export const testAddress = {
  firstName: 'Check',
  lastName: 'Api',
  line1: '1 Test Street',
  city: 'London',
  postcode: 'E1 6AN',
  countryCode: 'GB',
}

const invalid = [400, 422]

const changeProfile = async ({ call, expect, refuse, report }: Checker, { token, claims: { id } }: Account) => {
  const me = await call<UserResource>('GET /me', { token })
  if (!me) return
  const { firstName, lastName } = me
  const name = 'PUT /users/{id}'
  const changed = await call<UserResource>(name, { token, params: { id }, body: { firstName, lastName } })
  if (changed) expect(name, 'firstName is that of the body', true, changed.firstName === firstName)
  await refuse(name, { token, params: { id }, body: { firstName: '' }, status: invalid, violation: 'firstName' })
  const keep = 'DELETE /users/{id}/pending-email'
  if (me.pendingEmail) report.skip([keep], 'the account waits for the proof of a new address')
  else await call(keep, { token, params: { id } })
}

const changeAddresses = async (checker: Checker, { token }: Account) => {
  const { call, expect, refuse, report } = checker
  const wrong = { ...testAddress, type: ['billing'], city: '' }
  await refuse('POST /addresses', { token, body: wrong, status: invalid, violation: 'city' })
  const body = { ...testAddress, type: ['billing'] }
  const created = await call<AddressResource>('POST /addresses', { token, body, status: [200, 201] })
  if (!created) return
  const params = { id: created.id }
  const name = 'PUT /addresses/{id}'
  const changed = await call<AddressResource>(name, { token, params, body: { line2: 'Back door' } })
  if (changed) expect(name, 'line2', 'Back door', changed.line2)
  const { defaults } = created
  const preferred = await call<AddressResource>(name, { token, params, body: { defaults } })
  if (preferred) expect(name, 'defaults', defaults, preferred.defaults)
  await call('GET /addresses/{id}', { token, params })
  const remove = 'DELETE /addresses'
  await refuse(remove, { token, body: { ids: [unknownId] }, status: [404] })
  await call(remove, { token, body: { ids: [created.id] }, status: [200, 204] })
  const isGone = (await call('GET /addresses/{id}', { token, params, mayBeUnknown: true })) === undefined
  if (!expect(remove, 'the address is unknown afterwards', true, isGone))
    report.leaveBehind('an address of the account')
}

const changeItems = async (checker: Checker, { token }: Account, { id }: { id: string }, sku: string) => {
  const { call, expect, refuse } = checker
  const body = { items: [{ productVariant: sku }] }
  const update = 'PUT /wishlists/{id}'
  const filled = await call<WishlistResource>(update, { token, params: { id }, body })
  const item = filled?.items[0]
  if (filled) expect(update, 'items[0].productVariant', sku, item?.productVariant)
  await call('POST /wishlists/{id}/items', { token, params: { id }, body: { productVariant: sku } })
  if (!item) return
  const change = 'PUT /wishlist-items/{id}'
  const params = { id: item.id }
  const changed = await call<WishlistItemResource>(change, { token, params, body: { quantity: 2 } })
  if (changed) expect(change, 'quantity', 2, changed.quantity)
  await refuse(change, { token, params, body: { quantity: 0 }, status: invalid, violation: 'quantity' })
  await call('DELETE /wishlist-items/{id}', { token, params, status: [200, 204] })
}

const shareWishlist = async ({ call, expect, refuse, report }: Checker, { token }: Account, id: string) => {
  const share = 'POST /wishlists/{id}/share'
  const first = await call<z.infer<typeof WishlistShare>>(share, { token, params: { id }, status: [200, 201] })
  const again = await call<z.infer<typeof WishlistShare>>(share, { token, params: { id }, status: [200, 201] })
  if (!first || !again) return
  report.keepSecret(first.token)
  expect(share, 'token is the same again', true, first.token === again.token)
  const shared = 'GET /wishlists/shared/{token}'
  await call(shared, { params: { token: first.token } })
  await call('DELETE /wishlists/{id}/share', { token, params: { id } })
  await refuse(shared, { params: { token: first.token }, status: [404] })
}

const changeWishlists = async (checker: Checker, account: Account, goods: Goods | undefined) => {
  const { call, expect, refuse, report } = checker
  const { token } = account
  await refuse('POST /wishlists', { token, body: { name: '' }, status: invalid, violation: 'name' })
  const name = 'Check of the API'
  const created = await call<WishlistResource>('POST /wishlists', { token, body: { name }, status: [200, 201] })
  if (!created) return
  expect('POST /wishlists', 'name', name, created.name)
  const { id } = created
  if (goods) await changeItems(checker, account, created, goods.sku)
  await call('GET /wishlists/{id}', { token, params: { id } })
  await shareWishlist(checker, account, id)
  const remove = 'DELETE /wishlists/{id}'
  await call(remove, { token, params: { id }, status: [200, 204] })
  const isGone = (await call('GET /wishlists/{id}', { token, params: { id }, mayBeUnknown: true })) === undefined
  if (!expect(remove, 'the wishlist is unknown afterwards', true, isGone)) report.leaveBehind(`the wishlist “${name}”`)
}

const changeNewsletter = async ({ call, expect, report }: Checker, { token, claims: { id } }: Account) => {
  const name = 'PUT /users/{id}/newsletter'
  const before = await call<NewsletterResource>('GET /users/{id}/newsletter', { token, params: { id } })
  if (!before || before.status === 'pending') return report.skip([name], 'the subscription of the account is pending')
  const body = { subscribed: before.status === 'subscribed' }
  const after = await call<NewsletterResource>(name, { token, params: { id }, body })
  if (after) expect(name, 'status stays', before.status, after.status)
}

const changePasskeys = async ({ call, refuse }: Checker, { token, claims: { id } }: Account) => {
  await call('POST /auth/passkey-options', { token })
  await refuse('POST /auth/passkey', { token, body: { credential: {} }, status: invalid, violation: 'credential' })
  const wrong = { password: crypto.randomUUID() }
  await refuse('POST /users/{id}/passkeys/options', {
    token,
    params: { id },
    body: wrong,
    status: invalid,
    violation: 'password',
  })
  const added = { name: 'Check', credential: {} }
  await refuse('POST /users/{id}/passkeys', { token, params: { id }, body: added, status: invalid, violation: '' })
  const params = { id, passkey: unknownId }
  await refuse('DELETE /users/{id}/passkeys/{passkey}', { token, params, body: wrong, status: [404] })
}

const sendEmails = async ({ call, has, report }: Checker, { token, claims: { id } }: Account) => {
  await call('POST /users/{id}/verification-mail', { token, params: { id } })
  await call('POST /users/{id}/new-device', { token, params: { id }, body: { browser: 'Check', system: null } })
  if (has('email-verification')) report.leaveBehind('an email to the account with a link that verifies it')
  if (has('new-devices')) report.leaveBehind('an email to the account about a new device')
}

/** Changes the account of the test, and undoes each change. */
export const checkAccountChanges = async (
  checker: Checker,
  account: Account | undefined,
  goods: Goods | undefined,
): Promise<void> => {
  const calls = [
    'PUT /users/{id}',
    'POST /addresses',
    'PUT /addresses/{id}',
    'DELETE /addresses',
    'POST /wishlists',
    'PUT /wishlists/{id}',
    'DELETE /wishlists/{id}',
    'POST /wishlists/{id}/items',
    'POST /wishlists/{id}/share',
    'DELETE /wishlists/{id}/share',
    'GET /wishlists/shared/{token}',
    'PUT /wishlist-items/{id}',
    'DELETE /wishlist-items/{id}',
    'PUT /users/{id}/newsletter',
    'POST /auth/passkey-options',
    'POST /auth/passkey',
    'POST /users/{id}/passkeys',
    'POST /users/{id}/passkeys/options',
    'DELETE /users/{id}/passkeys/{passkey}',
    'POST /users/{id}/verification-mail',
    'POST /users/{id}/new-device',
    'POST /orders/{id}/claim',
    'DELETE /users/{id}/pending-email',
  ]
  if (!account || !checker.mayWrite)
    return checker.report.skip(calls, account ? 'needs --yes' : 'needs --email and --yes')
  await changeProfile(checker, account)
  await changeAddresses(checker, account)
  await changeWishlists(checker, account, goods)
  await changeNewsletter(checker, account)
  await changePasskeys(checker, account)
  await sendEmails(checker, account)
  const { refuse } = checker
  await refuse('POST /orders/{id}/claim', { token: account.token, params: { id: unknownId }, status: [404] })
}
