import { expect, test } from 'vitest'
import { formatInstallAdvice } from './prerequisites.ts'

test('a machine without a program gets the commands that install it', () => {
  const advice = formatInstallAdvice([
    { name: 'a Redis server', debian: 'redis-server', mac: 'redis' },
    { name: 'a Chromium', debian: 'chromium', mac: '--cask google-chrome' },
  ])
  expect(advice).toContain('need a Redis server, a Chromium,')
  expect(advice).toContain('sudo apt-get update && sudo apt-get install -y redis-server chromium\n')
  expect(advice).toContain('brew install redis\n')
  expect(advice).toContain('brew install --cask google-chrome')
})
