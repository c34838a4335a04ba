import { expect, test } from 'vitest'
import { escapeJsonForScript } from './escape-json-for-script.ts'

test('what would end or open a script element is escaped, and the value stays the same [S33]', () => {
  const value = { html: '</script><!--<script>', ampersand: '&lt;', lines: '\u2028\u2029', text: 'Straße' }
  const text = escapeJsonForScript(value)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})
