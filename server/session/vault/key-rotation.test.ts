import { setTimeout as wait } from 'node:timers/promises'
import type { Express } from 'express'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RequestContext } from '../../http/request-context.ts'
import { recordMeasurement } from '../../testing/record-measurement.ts'
import { readVault } from '../../testing/read-vaults.ts'
import { runCommand } from '../../testing/run-command.ts'
import { startScriptedApi, type ScriptedApi } from '../../testing/scripted-api.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'
import { keyId } from './field-codec.ts'
import { rotateKeys } from './rotate-keys.ts'
import { Secret } from './secret.ts'
import { createSessionKeys } from './session-keys.ts'

const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const [oldId, youngId] = [keyId(old), keyId(young)]

/** SESSION_KEYS of the replicas at each step of a rotation. */
const lists = { before: [old], appended: [old, young], first: [young, old], after: [young] }
type Step = keyof typeof lists

let redis: TestRedis
let api: ScriptedApi
let replicas: Record<Step, TestBff>
const lockEvents: string[] = []

const routes = (app: Express, getContext: (request: never) => RequestContext) => {
  app.post('/basket/:id', async (request, response) => {
    await getContext(request as never).session.setBasketPointer(
      request.params.id === 'none' ? undefined : { id: new Secret(request.params.id!), count: 3 },
    )
    response.json({})
  })
  app.post('/turn', async (request, response) => {
    await getContext(request as never).session.withBasketLock(async () => {
      lockEvents.push('begins')
      await wait(30)
      lockEvents.push('ends')
    })
    response.json({})
  })
  app.get('/basket', async (request, response) => {
    response.json({ id: (await getContext(request as never).session.getBasketPointer())?.id.reveal() ?? null })
  })
}

const toEnv = (step: Step) => ({
  REDIS_URL: redis.url,
  COMMERCE_API_URL: api.url,
  SESSION_SECRETS: 'the same secret on every replica of the shop',
  SESSION_KEYS: lists[step].map((key) => key.toString('base64')).join(),
})

beforeAll(async () => {
  ;[redis, api] = await Promise.all([startRedis(), startScriptedApi()])
  const start = (step: Step) => startBff({ env: toEnv(step), routes })
  replicas = {
    before: await start('before'),
    appended: await start('appended'),
    first: await start('first'),
    after: await start('after'),
  }
})
afterAll(async () => {
  await Promise.all(Object.values(replicas).map((one) => one.close()))
  await Promise.all([redis.close(), api.close()])
})
afterEach(async () => {
  api.reset()
  await redis.client.flushall()
})

/** Creates the same browser for another replica. */
const moveToReplica = (step: Step, browser: ShopperBrowser) => {
  const browserCopy = replicas[step].browser()
  for (const [name, value] of browser.cookies) browserCopy.cookies.set(name, value)
  return browserCopy
}
const signIn = async (step: Step) => {
  const browser = replicas[step].browser()
  expect((await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })).body).toMatchObject({
    guest: false,
  })
  return browser
}
const isCustomer = async (browser: ShopperBrowser) => (await browser.get('/bff/session')).body.guest === false
const readBasket = async (browser: ShopperBrowser) => (await browser.get('/basket')).body.id as string | null
const listSessions = async (browser: ShopperBrowser) =>
  (await browser.get('/bff/profile/sessions')).body.sessions as { key: string; isCurrent: boolean }[]
const listBasketKeys = () => redis.client.keys('*:basket')
const rotate = (step: Step) => rotateKeys(replicas[step].config, replicas[step].storage)
const runRotation = (step: Step) => runCommand('server/commands/rotate-session-keys.ts', toEnv(step))
const listEncryptionKeys = async () => {
  const [vault = ''] = await redis.client.keys('*:vault')
  return new Set(
    Object.values(await redis.client.hgetall(vault)).flatMap((text) => /^([\w-]{8})\./.exec(text)?.[1] ?? []),
  )
}

/** Replicas that run in parallel while a step is rolled out. */
const mixedSteps: [Step, Step][] = [
  ['before', 'appended'],
  ['appended', 'first'],
  ['first', 'after'],
]

describe('while session keys rotate', () => {
  it('no customer is signed out and no basket is lost, from the first step to the last [S47 F28 V2]', async () => {
    // Signing in reads the basket. When the API fails with 500, the shop keeps the pointer to it.
    api.script('GET /baskets/b1', () => ({ status: 500 }))
    const firstCustomer = await signIn('before')
    await firstCustomer.post('/basket/b1')
    const cookie = firstCustomer.getSessionCookie()
    for (const step of ['before', 'appended', 'first'] as const) {
      expect(
        {
          isCustomer: await isCustomer(moveToReplica(step, firstCustomer)),
          basket: await readBasket(moveToReplica(step, firstCustomer)),
        },
        step,
      ).toEqual({ isCustomer: true, basket: 'b1' })
    }
    expect(firstCustomer.getSessionCookie()).toBe(cookie)
    await rotate('first')
    // Sessions whose names depended on the old key have ended. Later sessions continue, and the customer's basket still
    // exists.
    const laterCustomer = await signIn('first')
    expect({
      isLaterCustomer: await isCustomer(moveToReplica('after', laterCustomer)),
      laterBasket: await readBasket(moveToReplica('after', laterCustomer)),
      isFirstCustomer: await isCustomer(moveToReplica('after', firstCustomer)),
    }).toEqual({ isLaterCustomer: true, laterBasket: 'b1', isFirstCustomer: false })
    recordMeasurement('F28', 'three steps, no customer signed out, no basket lost')
  })

  it.each(mixedSteps)('replicas with %s and %s see the same session, basket and list [S47]', async (one, other) => {
    const [here, browserCopy] = [await signIn(one), await signIn(other)]
    // The last step of a rotation comes only when no session's name depends on the old key.
    for (const browser of other === 'after' ? [browserCopy] : [here, browserCopy]) {
      expect([await isCustomer(moveToReplica(one, browser)), await isCustomer(moveToReplica(other, browser))]).toEqual([
        true,
        true,
      ])
    }
    for (const [index, step] of [one, other, one, one, other, other].entries()) {
      await moveToReplica(step, browserCopy).post(`/basket/b${index}`)
      expect(
        [await readBasket(moveToReplica(one, browserCopy)), await readBasket(moveToReplica(other, browserCopy))],
        `${step} wrote`,
      ).toEqual([`b${index}`, `b${index}`])
      await expect.poll(listBasketKeys, { timeout: 5_000 }).toHaveLength(1)
    }
    await moveToReplica(one, browserCopy).post('/basket/none')
    expect([
      await readBasket(moveToReplica(one, browserCopy)),
      await readBasket(moveToReplica(other, browserCopy)),
    ]).toEqual([null, null])

    for (const step of [one, other]) expect((await listSessions(moveToReplica(step, browserCopy))).length, step).toBe(2)
    const [place] = (await listSessions(moveToReplica(one, browserCopy))).filter(({ isCurrent }) => !isCurrent)
    expect((await moveToReplica(other, browserCopy).send('DELETE', `/bff/profile/sessions/${place!.key}`)).status).toBe(
      200,
    )
    expect({ ended: await isCustomer(moveToReplica(one, here)), current: await isCustomer(browserCopy) }).toEqual({
      ended: false,
      current: true,
    })
    for (const step of [one, other]) expect(await listSessions(moveToReplica(step, browserCopy)), step).toHaveLength(1)
  })

  it('ending the other sessions of a list ends all, whichever replica listed them [S20 S47]', async () => {
    const [one, two, three] = [await signIn('appended'), await signIn('first'), await signIn('appended')]
    expect((await moveToReplica('first', three).send('DELETE', '/bff/profile/sessions')).body).toEqual({
      revokedCount: 2,
    })
    expect({ one: await isCustomer(one), two: await isCustomer(two), three: await isCustomer(three) }).toEqual({
      one: false,
      two: false,
      three: true,
    })
  })

  it('replicas that write one basket at once, under different names, neither lose nor fork it [S47]', async () => {
    const browser = await signIn('appended')
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          moveToReplica(index % 2 ? 'appended' : 'first', browser).post(`/basket/b${index}`),
        ),
      )
      const basketIds = [
        await readBasket(moveToReplica('appended', browser)),
        await readBasket(moveToReplica('first', browser)),
      ]
      expect(basketIds[0], `round ${round}`).toMatch(/^b\d$/)
      expect(basketIds[1]).toBe(basketIds[0])
    }
  })

  it.each(mixedSteps)(
    'replicas with %s and %s lock the basket of a customer against each other [S47]',
    async (one, other) => {
      const browser = await signIn(other)
      lockEvents.length = 0
      const responses = await Promise.all(
        [one, other, one, other].map((step) => moveToReplica(step, browser).post('/turn')),
      )
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(lockEvents).toEqual(Array.from({ length: 4 }, () => ['begins', 'ends']).flat())
    },
  )

  it('fields of an older key are re-encrypted with the newest when they are read [F28 V2]', async () => {
    const browser = await signIn('before')
    expect(await listEncryptionKeys()).toEqual(new Set([oldId]))
    expect(await isCustomer(moveToReplica('first', browser))).toBe(true)
    await expect.poll(listEncryptionKeys, { timeout: 5_000 }).toEqual(new Set([youngId]))
    expect((await readVault(redis.client, replicas.after.config)).refreshToken).toMatch(/^CANARY-REFRESH-user/)
    expect(await isCustomer(moveToReplica('appended', browser))).toBe(true)
  })

  it('a session of an unlisted key is discarded with one warning, and a new one starts [F28 S18]', async () => {
    const browser = await signIn('before')
    const cookie = browser.getSessionCookie()
    const browserWithOldCookie = moveToReplica('after', browser)
    const before = replicas.after.log.lines().length
    for (const path of ['/bff/session', '/bff/session', '/probe', '/probe'])
      expect((await browserWithOldCookie.get(path)).status).toBe(200)
    expect(browserWithOldCookie.getSessionCookie()).not.toBe(cookie)
    const warnings = replicas.after.log
      .lines()
      .slice(before)
      .filter(({ event }) => event === 'session.discarded')
    expect(warnings).toMatchObject([{ reason: 'unknown key' }])
    expect(await isCustomer(browser)).toBe(true)
    recordMeasurement('F28', 'unknown key: a new guest, one warning')
  })
})

describe('npm run sessions:rotate', () => {
  it('re-encrypts everything with the first key, and lists which other keys are needed [S47 V2]', async () => {
    const browser = await signIn('before')
    await browser.post('/basket/b1')
    const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    expect(await runRotation('appended')).toMatchObject({
      code: 0,
      output: `Re-encrypted with the first key: 0 sessions, 0 baskets\nKey ${oldId} is the first key: 1 session until ${until}, 1 basket\nKey ${youngId} is unused: remove it\n`,
    })
    expect(await runRotation('first')).toEqual({
      code: 0,
      output: `Re-encrypted with the first key: 1 session, 1 basket\nKey ${youngId} is the first key: 1 session until ${until}, 1 basket\nKey ${oldId} is still needed: 1 session until ${until}, 0 baskets\n`,
      errors: '',
    })
    const [name = ''] = createSessionKeys([young]).getCustomerKeys('user-1')
    expect(await listBasketKeys()).toEqual([`stagedoor:{${name}}:basket`])
    expect({
      isCustomer: await isCustomer(moveToReplica('first', browser)),
      basket: await readBasket(moveToReplica('first', browser)),
    }).toEqual({ isCustomer: true, basket: 'b1' })

    await redis.client.del(await redis.client.keys('*:vault'))
    expect((await runRotation('first')).output).toContain(`Key ${oldId} is unused: remove it`)
  })

  it("leaves a basket of an earlier version to its customer's next visit, and names the key it needs", async () => {
    const browser = await signIn('before')
    await browser.post('/basket/b1')
    const [name = ''] = await listBasketKeys()
    await redis.client.hdel(name, 'at', 'userId')
    const rotation = await rotate('first')
    expect([rotation.baskets, rotation.usageByKey.get(oldId)]).toMatchObject([0, { sessions: 1, baskets: 1 }])
    expect(await readBasket(moveToReplica('first', browser))).toBe('b1')
    await expect.poll(listBasketKeys, { timeout: 5_000 }).not.toContain(name)
    expect((await rotate('first')).usageByKey.get(oldId)).toMatchObject({ sessions: 1, baskets: 0 })
  })

  it('lists what was lost with a key that was removed too early', async () => {
    const browser = await signIn('before')
    await browser.post('/basket/b1')
    expect((await runRotation('after')).output).toMatch(
      new RegExp(`Key ${oldId} is not listed: its data is lost: 1 session until [\\d-]{10}, 1 basket\n$`),
    )
    expect(await readBasket(browser)).toBe('b1')
  })

  it('requires Redis and the keys', async () => {
    const { SESSION_KEYS: _keys, ...without } = toEnv('first')
    for (const [env, reason] of [
      [without, 'SESSION_KEYS is not set'],
      [{}, 'REDIS_URL is not set'],
    ] as const) {
      const { code, output, errors } = await runCommand('server/commands/rotate-session-keys.ts', env)
      expect({ code, output, errors }).toEqual({ code: 1, output: '', errors: expect.stringContaining(reason) })
    }
  })
})
