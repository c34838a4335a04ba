import { expect, test } from 'vitest'
import { parseDevice } from './parse-device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36',
    'computer',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'phone',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'computer',
    'Firefox',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36',
    'phone',
    'Chrome',
    'Android',
  ],
  [undefined, 'unknown', null, null],
  ['', 'unknown', null, null],
])('parseDevice: %s', (userAgent, kind, browser, system) => {
  expect(parseDevice(userAgent)).toEqual({ kind, browser, system })
})

test('parseDevice cuts an unknown user agent', () => {
  const { browser, system } = parseDevice(`${'x'.repeat(400)}/1.0 <script>`)
  expect(`${browser}${system}`.length).toBeLessThanOrEqual(84)
})
