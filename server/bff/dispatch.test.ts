import { expect, test } from 'vitest'
import { toApiError } from '../http/errors.ts'
import { sessionChangedError } from '../session/session-errors.ts'
import { createAnonymousContext } from '../testing/anonymous-context.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'
import { createDispatch, type Handlers } from './dispatch.ts'

test.each([
  ['a 400 of the API without a message', new UpstreamError('status', 400, ''), 'Die Anfrage wurde abgelehnt.'],
  ['a 409 of the API without a message', new UpstreamError('status', 409, ''), 'Das hat sich inzwischen geändert.'],
  ['a 422 of the API without a message', new UpstreamError('status', 422, ''), 'Die Anfrage wurde abgelehnt.'],
  [
    'a session that has changed',
    sessionChangedError(),
    'Deine Sitzung hat sich geändert. Bitte versuch es noch einmal.',
  ],
])('dispatch throws the message in German when a German shopper gets %s', async (_what, error, message) => {
  const handlers = { getHome: () => Promise.reject(error) } as Partial<Handlers> as Handlers
  const thrown = await createDispatch(handlers)('getHome', {}, createAnonymousContext({ language: 'de' })).catch(
    (rejection: unknown) => rejection,
  )
  expect(toApiError(thrown, 'test').message).toBe(message)
})

test('dispatch throws the message in German when a German shopper sends text that cannot be stored', async () => {
  const context = createAnonymousContext({ language: 'de' })
  const thrown = await createDispatch({} as Handlers)('searchCatalogue', { query: 'a\u0000' }, context).catch(
    (rejection: unknown) => rejection,
  )
  expect(toApiError(thrown, 'test')).toMatchObject({ status: 422, message: 'Die Anfrage wurde abgelehnt.' })
})

test('dispatch says that a text is missing, not that it is invalid', async () => {
  const context = createAnonymousContext({ language: 'de' })
  const thrown = await createDispatch({} as Handlers)('addPromotion', { code: ' ' }, context).catch(
    (rejection: unknown) => rejection,
  )
  expect(toApiError(thrown, 'test').fields).toEqual([{ field: 'code', message: 'Dieses Feld ist erforderlich.' }])
})

test.each([
  ['a guest', { guest_user: true }, 'An unknown error occurred'],
  ['a customer', { guest_user: false }, 'You must be logged in to use this endpoint'],
])('dispatch has a message for %s whose token the API refuses without words', async (_who, claims, message) => {
  const anonymous = createAnonymousContext()
  const session = { ...anonymous.session, getClaims: async () => claims as never }
  const handlers = { getBasket: () => Promise.reject(new UpstreamError('status', 401, '')) } as Partial<Handlers>
  const thrown = await createDispatch(handlers as Handlers)('getBasket', {}, { ...anonymous, session }).catch(
    (rejection: unknown) => rejection,
  )
  expect(toApiError(thrown, 'test')).toMatchObject({ status: 401, message })
})
