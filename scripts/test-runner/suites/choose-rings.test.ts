import { expect, test } from 'vitest'
import { chooseRings } from './choose-rings.ts'
import { passedOnce, type Ring } from './ring.ts'

const ring = (name: string, needs?: string[]): Ring => ({
  name,
  title: name,
  needs,
  run: () => Promise.resolve(passedOnce),
})
const rings = [ring('lint'), ring('build'), ring('unit'), ring('browser', ['build'])]
const choose = (...args: string[]) => {
  const { chosen, more } = chooseRings(rings, args)
  return { names: chosen.map(({ name }) => name), more }
}

test('without arguments every ring runs', () => {
  expect(choose()).toEqual({ names: ['lint', 'build', 'unit', 'browser'], more: [] })
})

test('a named ring runs alone, with what it needs, and is told the rest', () => {
  expect(choose('unit', 'server/bff', '-t', 'guest')).toEqual({ names: ['unit'], more: ['server/bff', '-t', 'guest'] })
  expect(choose('browser')).toEqual({ names: ['build', 'browser'], more: [] })
  expect(choose('unit', 'lint').names).toEqual(['lint', 'unit'])
})

test('an unknown ring is refused with the names there are', () => {
  expect(() => choose('speed')).toThrow('no ring called "speed". Choose from: lint, build, unit, browser.')
  expect(() => choose('lint', 'unit', 'speed')).toThrow('"speed"')
})
