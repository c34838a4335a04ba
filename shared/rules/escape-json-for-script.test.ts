import { expect, test } from 'vitest'
import { escapeJsonForScript } from './escape-json-for-script.ts'

test('escapeJsonForScript escapes text that would open or close a script element, and keeps the value [S33]', () => {
  const value = { html: '</script><!--<script>', ampersand: '&lt;', lines: '\u2028\u2029', text: 'Straße' }
  const text = escapeJsonForScript(value)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})
