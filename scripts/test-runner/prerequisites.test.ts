import { expect, test } from 'vitest'
import { installAdvice } from './prerequisites.ts'

test('a machine that lacks a program is told the commands that bring it', () => {
  const advice = installAdvice([
    { what: 'a Redis server', debian: 'redis-server', mac: 'redis' },
    { what: 'a Chromium', debian: 'chromium', mac: '--cask google-chrome' },
  ])
  expect(advice).toContain('need a Redis server, a Chromium,')
  expect(advice).toContain('sudo apt-get update && sudo apt-get install -y redis-server chromium\n')
  expect(advice).toContain('brew install redis\n')
  expect(advice).toContain('brew install --cask google-chrome')
})
