import { expect, test } from 'vitest'
import { parseArguments } from './parse-arguments.ts'

test('the shop starts without arguments, and knows only --help', () => {
  expect(parseArguments([])).toEqual({ help: false })
  expect(parseArguments(['--help'])).toEqual({ help: true })
  expect(() => parseArguments(['--port', '3001'])).toThrow('Unknown: --port 3001')
})
