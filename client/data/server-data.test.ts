import { expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { createServerData, type ArrivesInTime } from './server-data.ts'
import type { CallResult } from './transport.ts'

const home: CallResult = { data: { title: 'Home' } }
const failure: CallResult = { error: { status: 503, code: 'upstream_unavailable', message: '' } }

const waitForList: ArrivesInTime = async (list) => {
  await list
  return true
}

const createData = (response: CallResult | Promise<CallResult> = home, arrivesInTime = waitForList) => {
  const transport = vi.fn(async () => response)
  return { transport, ...createServerData(transport, { arrivesInTime }) }
}

const selectHome = api.endpoints.getHome.select({})

test('a query puts its result into the state that pages render, with one call for all who ask', async () => {
  const { queries, renderStore, transport } = createData()
  await Promise.all([queries.run('getHome', {}), queries.run('getHome', {})])
  await queries.run('getHome', {})
  expect(transport).toHaveBeenCalledTimes(1)
  expect(selectHome(renderStore.getState())).toMatchObject({ isSuccess: true, data: { title: 'Home' } })
  await queries.run('getHome', {}, { forceRefetch: true })
  expect(transport).toHaveBeenCalledTimes(2)
})

test('the state of one page contains nothing of another', async () => {
  const [first, second] = [createData(), createData()]
  await first.queries.run('getHome', {})
  first.dispose()
  expect(selectHome(second.renderStore.getState()).isUninitialized).toBe(true)
  expect(selectHome(createData().getStore().getState()).isUninitialized).toBe(true)
})

test('a failed query leaves its error in the state and is not called again by the same page', async () => {
  const { queries, renderStore, transport } = createData(failure)
  expect(await queries.run('getHome', {})).toEqual(failure)
  expect(selectHome(renderStore.getState())).toMatchObject({ isError: true })
  expect(await queries.run('getHome', {})).toEqual(failure)
  expect(transport).toHaveBeenCalledTimes(1)
})

test('the store of an action has the results so far, and its changes and later results are rendered', async () => {
  const { queries, renderStore, getStore, transport } = createData()
  await queries.run('getHome', {})
  void getStore().dispatch(api.util.upsertQueryData('getNavigation', {}, { header: [] } as never))
  expect(await queries.run('getNavigation', {})).toEqual({ data: { header: [] } })
  expect(transport).toHaveBeenCalledTimes(1)
  await queries.run('getSitemap', {})
  const state = renderStore.getState()
  expect(selectHome(state).isSuccess).toBe(true)
  expect(api.endpoints.getSitemap.select({})(state).isSuccess).toBe(true)
})

test('a list is late when the page does not wait for it, and its response is stored when it arrives', async () => {
  const response = Promise.withResolvers<CallResult>()
  const { queries, renderStore } = createData(response.promise, async () => false)
  expect(await queries.isLate('getHome', {})).toBe(true)
  expect(queries.hasLateList()).toBe(true)
  expect(queries.listPending()).toMatchObject([{ name: 'getHome', input: {} }])
  const whole = createData(response.promise)
  const isLate = whole.queries.isLate('getHome', {})
  response.resolve(home)
  expect(await isLate).toBe(false)
  expect(whole.queries.hasLateList()).toBe(false)
  await queries.waitForAll()
  expect(selectHome(renderStore.getState()).isSuccess).toBe(true)
})

test('a component that dispatches while the server renders it fails', () => {
  expect(() => createData().renderStore.dispatch({ type: 'any' })).toThrow('while the server rendered it')
})
