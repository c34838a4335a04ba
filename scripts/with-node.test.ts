import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { inRepository } from './repository.ts'

const withNode = (script: string) =>
  spawn(process.execPath, [inRepository('scripts', 'with-node.mjs'), '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })

test('the exit code of the script is the exit code of the command', async () => {
  expect(await once(withNode('process.exit(7)'), 'exit')).toEqual([7, null])
})

test.skipIf(process.platform === 'win32')('a request to end reaches the script, which may finish its work', async () => {
  const command = withNode("process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('ready')")
  await once(command.stdout, 'data')
  command.kill('SIGTERM')
  expect(await once(command, 'exit')).toEqual([5, null])
})

test.skipIf(process.platform === 'win32')('a script ended by a signal ends the command by that signal', async () => {
  expect(await once(withNode("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)"), 'exit')).toEqual([null, 'SIGTERM'])
})
