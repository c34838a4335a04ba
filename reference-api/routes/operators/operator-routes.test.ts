import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OperatorRole } from '#shared/wire/extensions/operators.ts'
import { isOperatorAccess } from '../../http/require-operator.ts'
import { createTestOperator } from '../../testing/create-test-operator.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'
import { operatorAdminKey, startOperatorApi } from '../../testing/start-operator-api.ts'
import { allRoutes } from '../all-routes.ts'

const { api, operate, createContact, readOrder } = await startOperatorApi({ refundLimits: { order: 50, day: 80 } })

const administrate = (method: string, path: string, body?: object) =>
  api.sendRequest(method, path, { headers: { 'operator-key': operatorAdminKey }, ...(body ? { body } : {}) })
const add = async (name: string, roles: OperatorRole[]) => {
  const { body } = await administrate('POST', '/operators', { name, roles })
  return { ...body, headers: { 'operator-key': body.key as string } }
}
const check = (headers: Record<string, string>, code = 'PX') =>
  api.sendRequest('POST', '/tickets/check', { headers, body: { code, event: 'open-night' } })
const readAudit = async (query = '') =>
  (await administrate('GET', `/audit-log${query}`)).body['hydra:member'] as Record<string, unknown>[]

const operatorRoutes = allRoutes.filter(({ access }) => isOperatorAccess(access))
const cells = operatorRoutes.map((route) => [route.method, route.path, route] as const)
const toPath = (path: string) => path.replace('{id}', crypto.randomUUID()).replaceAll(/\{\w+\+?\}/g, 'none')

describe('the key of an operator', () => {
  let token: string
  beforeAll(async () => {
    token = (await api.createCustomer()).token
  })

  it.each(cells)('%s %s responds 401 without one and 403 without the role', async (method, path, { access }) => {
    const otherRoles = OperatorRole.options.filter((role) => access !== `operator:${role}`)
    const { headers: wrongRole } = await createTestOperator(api.db, otherRoles)
    const send = async (headers: Record<string, string>) =>
      (
        await api.sendRequest(method.toUpperCase(), toPath(path), {
          headers,
          ...(method === 'get' ? {} : { body: {} }),
        })
      ).status
    expect([
      await send({}),
      await send({ authorization: `Bearer ${token}` }),
      await send(wrongRole),
      ...(access === 'administrator' ? [] : [await send({ 'operator-key': operatorAdminKey })]),
    ]).toEqual([401, 401, 403, ...(access === 'administrator' ? [] : [403])])
  })

  it('is in one response only, and stored as a hash', async () => {
    const { key, id, name, roles } = await add('Ada at the door', ['door', 'door'])
    expect({ key, roles }).toEqual({ key: expect.stringMatching(/^stagedoor_op_[\w-]{43}$/), roles: ['door'] })
    const listed = (await administrate('GET', '/operators')).body['hydra:member']
    expect(listed[0]).toMatchObject({ id, name, roles, revokedAt: null })
    const { rows } = await sql<{ text: string }>`
      select operators::text as text from operators union all select audit_log::text from audit_log`.execute(api.db)
    expect([...rows.map(({ text }) => text), JSON.stringify(listed)].join()).not.toContain(key)
  })

  it('ends at once when it is revoked, and its name is free again', async () => {
    const { headers, name } = await add('Ben', ['door'])
    expect((await check(headers)).body.result).toBe('unknown')
    expect((await administrate('DELETE', '/operators/BEN')).body).toMatchObject({ name, revokedAt: expect.any(String) })
    expect((await check(headers)).status).toBe(401)
    expect((await administrate('DELETE', '/operators/Ben')).status).toBe(404)
    const successor = await add('Ben', ['door'])
    expect((await check(successor.headers)).status).toBe(200)
    expect((await check(headers)).status).toBe(401)
    expect(await readAudit('?limit=1')).toMatchObject([
      { operator: 'Ben', act: 'ticket.check', outcome: 'refused', details: { reason: 'revoked key' } },
    ])
  })

  it('has the roles of the next request when they change', async () => {
    const { headers } = await add('Cleo', ['door'])
    await administrate('PUT', '/operators/cleo/roles', { roles: ['content'] })
    expect((await check(headers)).status).toBe(403)
    const edit = { title: { en: 'Who we are' } }
    expect((await api.sendRequest('PUT', '/operator/pages/about-us', { headers, body: edit })).status).toBe(200)
  })

  it('needs a name that no active operator has, and a role', async () => {
    await add('Dora', ['door'])
    const find = async (body: object) =>
      (await administrate('POST', '/operators', body)).body.violations.map(
        ({ propertyPath, message }: Record<string, string>) => [propertyPath, message],
      )
    expect(await find({ name: 'dora', roles: ['refund'] })).toEqual([
      ['name', 'An active operator has this name already.'],
    ])
    expect((await find({ name: 'a@example.com', roles: [] })).toSorted()).toEqual([
      ['name', expect.stringContaining('A name has letters')],
      ['roles', 'Name at least one role.'],
    ])
    expect(await find({ name: 'Eve', roles: ['administrator'] })).toEqual([['roles[0]', expect.any(String)]])
  })
})

describe('the audit log', () => {
  it('has every act once, with who, what, on what and how it ended, and no secret or shopper', async () => {
    const contact = createContact()
    const order = await placeTestOrder(api.db, { contact })
    const [first] = (await readOrder(order)).lines[0].tickets
    const { headers, name } = await createTestOperator(api.db)
    const send = (method: string, path: string, body: object) => api.sendRequest(method, path, { headers, body })
    await send('POST', '/tickets/check', { code: first.code, event: 'open-night' })
    await send('POST', `/operator/orders/${order.number}/tickets`, { email: contact.email })
    await send('POST', `/operator/orders/${order.number}/refund`, { tickets: [first.id], reason: 'Fell ill' })
    await send('POST', '/operator/orders/PX-1/refund', {})
    await send('PUT', '/operator/events/open-night', { venue: 'nowhere' })
    await send('PUT', '/operator/pages/about-us', { title: { en: 'Who we are' } })
    const acts = (await readAudit('?limit=6')).toReversed()
    const by = { operator: name, requestId: expect.any(String), at: expect.any(String), id: expect.any(Number) }
    expect(acts).toEqual([
      {
        ...by,
        act: 'ticket.check',
        subject: first.serial,
        outcome: 'done',
        details: { event: 'open-night', result: 'admitted' },
      },
      { ...by, act: 'order.resend', subject: order.number, outcome: 'done', details: { toNewAddress: true } },
      {
        ...by,
        act: 'order.refund',
        subject: order.number,
        outcome: 'done',
        details: { currency: 'GBP', amount: 2000, toVouchers: 0 },
      },
      { ...by, act: 'order.refund', subject: 'PX-1', outcome: 'refused', details: { reason: 'order.unknown' } },
      {
        ...by,
        act: 'event.change',
        subject: 'open-night',
        outcome: 'refused',
        details: { reason: 'violations.found' },
      },
      { ...by, act: 'page.edit', subject: 'about-us', outcome: 'done', details: { fields: ['title'] } },
    ])
    for (const secret of [first.code, contact.email, contact.lastName, 'Fell ill', headers['operator-key']!])
      expect(JSON.stringify(acts)).not.toContain(secret)
    expect(await readAudit(`?limit=1&before=${String(acts[1]!.id)}`)).toEqual([acts[0]])
  })

  it('is named by every route that changes something, and by no route that changes it', () => {
    expect(operatorRoutes.filter(({ method, act }) => method !== 'get' && !act)).toEqual([])
    expect(allRoutes.filter(({ path }) => path.startsWith('/audit-log')).map(({ method }) => method)).toEqual(['get'])
  })

  it.each([
    ['update', sql`update audit_log set operator_name = 'Somebody'`],
    ['delete', sql`delete from audit_log`],
    ['truncate', sql`truncate audit_log`],
  ])('refuses to %s, also when SQL asks for it', async (_how, statement) => {
    const before = await readAudit()
    await expect(statement.execute(api.db)).rejects.toThrow('The audit log takes new rows only')
    expect(await readAudit()).toEqual(before)
  })

  it('has no act that was rolled back', async () => {
    const { headers } = await createTestOperator(api.db, ['content'])
    const path = '/operator/events/open-night'
    const before = await readAudit()
    await api.sendRequest('PUT', path, { headers, body: { refund: true, status: 'cancelled' } })
    const [last, ...rest] = await readAudit()
    expect(last).toMatchObject({ act: 'event.change', outcome: 'refused', details: { reason: 'operator.role' } })
    expect(rest.slice(0, before.length)).toEqual(before.slice(0, rest.length))
  })
})

describe('the refund of an event', () => {
  const slug = 'elsewhere'
  const setStatus = (status: string, isRefunding = false, headers?: Record<string, string>) =>
    operate('PUT', `/operator/events/${slug}`, { status, refund: isRefunding }, headers)
  const approve = (id: string, headers: Record<string, string>) =>
    operate('POST', `/operator/refunds/${id}/approve`, undefined, headers)
  const placeOrders = (quantity: number, count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        placeTestOrder(api.db, { lines: [{ sku: 'EV-elsewhere-standing', quantity }] }),
      ),
    )
  const readLastAct = async () => (await readAudit()).find(({ subject }) => subject === slug)

  it('is not approved while the event is on again', async () => {
    const [ada, ben] = [await createTestOperator(api.db), await createTestOperator(api.db)]
    const orders = await placeOrders(1, 3)
    const { waiting } = (await setStatus('cancelled', true, ada.headers)).body
    expect(waiting.amounts).toEqual({ GBP: 6000 })
    expect((await setStatus('on_sale')).body.change).toBe('back')
    const early = await approve(waiting.id, ben.headers)
    expect([early.status, early.body['hydra:description']]).toEqual([
      409,
      expect.stringContaining('no longer cancelled'),
    ])
    for (const order of orders) expect((await readOrder(order)).status).toBe('placed')
    await setStatus('cancelled')
    expect((await approve(waiting.id, ben.headers)).status).toBe(200)
    for (const order of orders) expect((await readOrder(order)).status).toBe('cancelled')
  })

  it('waits when one of its orders passes the limit with what it got back before', async () => {
    const [ada, ben] = [await createTestOperator(api.db), await createTestOperator(api.db)]
    await setStatus('on_sale')
    const [order] = await placeOrders(3, 1)
    const [first, second] = (await readOrder(order!)).lines[0].tickets as { id: string }[]
    const tickets = [first!.id, second!.id]
    await operate('POST', `/operator/orders/${order!.number}/refund`, { tickets }, ada.headers)
    const asked = (await setStatus('cancelled', true, ben.headers)).body
    expect(asked).toMatchObject({ refunded: 0, waiting: { amounts: { GBP: 2000 } } })
    const details = { refund: asked.waiting.id as string, amounts: { GBP: 2000 } }
    expect(await readLastAct()).toMatchObject({ outcome: 'waiting', details })
    await approve(asked.waiting.id as string, ada.headers)
  })

  it('has its amounts in the audit log', async () => {
    const { headers } = await createTestOperator(api.db)
    await setStatus('on_sale')
    await placeOrders(1, 2)
    expect((await setStatus('cancelled', true, headers)).body).toMatchObject({ refunded: 2, waiting: null })
    expect(await readLastAct()).toMatchObject({ outcome: 'done', details: { refund: true, amounts: { GBP: 4000 } } })
  })
})

describe('editing a page', () => {
  let before: { title: string; body: string }
  beforeEach(async () => {
    before = (await api.sendRequest('GET', '/content-by-slug/about-us', { language: 'de' })).body
  })

  it('changes one language and keeps the other', async () => {
    const response = await operate('PUT', '/operator/pages/about-us', {
      title: { en: 'Who we are' },
      body: { en: '<p>New.</p>' },
    })
    expect(response.body).toMatchObject({ title: 'Who we are', body: '<p>New.</p>' })
    expect((await api.sendRequest('GET', '/content-by-slug/about-us')).body.title).toBe('Who we are')
    expect((await api.sendRequest('GET', '/content-by-slug/about-us', { language: 'de' })).body).toMatchObject({
      title: before.title,
      body: before.body,
    })
  })

  it('rejects an unknown page and an empty title', async () => {
    expect((await operate('PUT', '/operator/pages/nowhere/at-all', { title: { en: 'x' } })).status).toBe(404)
    expect((await operate('PUT', '/operator/pages/about-us', { title: { en: ' ' } })).status).toBe(422)
  })
})

describe('wrong keys', () => {
  it('are rejected after twenty in a quarter of an hour, and close no door to a valid key of the same address', async () => {
    const { headers } = await createTestOperator(api.db, ['door'])
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => check({ 'operator-key': `wrong ${index}` })),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
    const limited = responses.find(({ status }) => status === 429)!
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await check(headers)).status).toBe(200)
    expect((await check({ 'operator-key': 'wrong' })).status).toBe(429)
  })
})

it('an operator without the role fills the audit log with twenty rejections at most', async () => {
  const { headers, name } = await createTestOperator(api.db, ['content'])
  const responses = await Promise.all(Array.from({ length: 25 }, () => check(headers)))
  expect(responses.filter(({ status }) => status === 403)).toHaveLength(25)
  expect((await readAudit('?limit=30')).filter(({ operator }) => operator === name)).toHaveLength(20)
})
