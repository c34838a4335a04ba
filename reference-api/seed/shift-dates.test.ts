import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startReferenceApi } from '../start.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'
import { countDaysToShift } from './shift-dates.ts'

const folder = await mkdtemp(join(tmpdir(), 'programme-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const runApi = async <T>(
  now: string,
  content: ReturnType<typeof createFixtureContent>,
  read: (url: string) => Promise<T>,
): Promise<T> => {
  const server = await startReferenceApi({ dataFolder: folder, content, now: () => new Date(now) })
  try {
    return await read(server.url)
  } finally {
    await server.close()
  }
}

const dates = async (url: string) => {
  const response = await fetch(`${url}/products/search-event-information?expandDates=true&itemsPerPage=100`)
  const { 'hydra:member': members } = (await response.json()) as {
    'hydra:member': { slug: string; dates: { startsAt: string } }[]
  }
  return Object.fromEntries(members.map(({ slug, dates: { startsAt } }) => [slug, startsAt]))
}

it.each([
  ['2027-01-01', '2027-01-01', 0],
  ['2027-01-01', '2027-01-07', 0],
  ['2027-01-01', '2027-01-08', 7],
  ['2027-01-01', '2028-01-01', 364],
  ['2027-01-08', '2027-01-01', 0],
])('countDaysToShift from %s to %s returns %i days', (from, to, days) => {
  expect(countDaysToShift(from, to)).toBe(days)
})

// Each test starts the API on a database on disk several times.
describe('a demo database', { timeout: 90_000 }, () => {
  it('keeps its dates within a week, then moves by whole weeks at the same local time', async () => {
    const seededDates = await runApi('2027-03-01T09:00:00Z', createFixtureContent(), dates)
    expect(seededDates['open-night']).toBe('2027-03-11T20:00:00+00:00')
    expect(await runApi('2027-03-07T09:00:00Z', createFixtureContent(), dates)).toMatchObject({
      'open-night': '2027-03-11T20:00:00+00:00',
    })
    const shiftedDates = await runApi('2027-03-31T09:00:00Z', createFixtureContent(), dates)
    expect(shiftedDates['open-night']).toBe('2027-04-08T20:00:00+01:00')
    expect(shiftedDates['berlin-night']).toBe('2027-05-09T00:30:00+02:00')
    expect(Object.keys(shiftedDates)).toHaveLength(createFixtureContent().events.length)
  })

  it('is seeded again with new content and keeps its users', async () => {
    const register = (url: string) =>
      fetch(`${url}/users`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          firstName: 'A',
          lastName: 'B',
          email: 'kept@example.com',
          password: 'a rather long password',
        }),
      })
    await runApi('2027-03-31T09:00:00Z', createFixtureContent(), async (url) =>
      expect((await register(url)).status).toBe(201),
    )
    const changedContent = { ...createFixtureContent(), events: createFixtureContent().events.slice(0, 2) }
    await runApi('2027-03-31T10:00:00Z', changedContent, async (url) => {
      expect(Object.keys(await dates(url))).toEqual(['open-night', 'berlin-night'])
      expect((await register(url)).status).toBe(422)
    })
  })

  it('rejects a second process with a message', async () => {
    await runApi('2027-03-31T10:00:00Z', createFixtureContent(), async () => {
      await expect(startReferenceApi({ dataFolder: folder })).rejects.toThrow('is in use by process')
    })
  })
})
