import { expect, it } from 'vitest'
import { parseRequirementTests } from './tests-by-requirement.ts'

const parseTests = (text: string) =>
  parseRequirementTests('x.test.ts', text).map(({ name, rows }) => `${name}: ${rows.join()}`)

it('marks come from titles, with their groups', () => {
  const text = `
    describe('a session', () => {
      describe.skipIf(isRemote)("of a guest", () => { it.each([1, 2])('lives %i days [S19]', async (days) => {}, 20_000) })
      it('is nobody’s', () => {})
    })
    describe('a vault [V1]', () => { it('is read', () => {}); it('is written [V2]', () => {}) })
    for (const side of sides) test(\`holds on \${side} sides [S1 V6 F31]\`, { tag: 'slow' }, function () {})`
  expect(parseTests(text)).toEqual([
    'a session › of a guest › lives %i days: S19',
    'a vault: V1',
    'a vault › is written: V2',
    'holds on … sides: S1,V6,F31',
  ])
})

it.each([
  "it.skip('is left out [S1]', () => {})",
  "describe.skip('all of it', () => { it('is left out [S1]', () => {}) })",
  "it.skipIf(isSlow)('may be left out [S1]', () => {})",
  "test('leaves itself out [S1]', () => { test.skip(browserName === 'firefox') })",
  "test.fixme('is broken [S1]', () => {})",
  "it.todo('is only planned [S1]')",
  "it('has no body [S1]')",
  "describe('a group without a test that runs [S1]', () => { it.skip('is left out', () => {}) })",
])('a test that may not run proves nothing: %s', (text) => {
  expect(parseTests(text)).toEqual([])
})

it.each([
  "it('comes [S1] too early', () => {})",
  "it('is listed with commas [S1, S2]', () => {})",
  "it('runs on[S1]', () => {})",
])('a mark that would go unseen is an error: %s', (text) => {
  expect(() => parseTests(text)).toThrow('no mark can be read')
})
