import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toRepositoryPath } from '../repository.ts'

const withNode = (script: string) =>
  spawn(process.execPath, [toRepositoryPath('scripts', 'node', 'with-node.mjs'), '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('the exit code of the script is the exit code of the command', async () => {
  expect(await once(withNode('process.exit(7)'), 'exit')).toEqual([7, null])
})

test.skipIf(process.platform === 'win32')('SIGTERM reaches the script, which may finish its work', async () => {
  const command = withNode(
    "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('ready')",
  )
  await once(command.stdout, 'data')
  command.kill('SIGTERM')
  expect(await once(command, 'exit')).toEqual([5, null])
})

test.skipIf(process.platform === 'win32')('a script ended by a signal ends the command by that signal', async () => {
  expect(await once(withNode("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)"), 'exit')).toEqual([
    null,
    'SIGTERM',
  ])
})

test.skipIf(process.platform === 'win32')('a script ends when npm gets SIGTERM', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'with-node-'))
  writeFileSync(
    join(folder, 'script.mjs'),
    "process.on('SIGTERM', () => process.exit()); setInterval(() => {}, 1000); console.log(process.pid)",
  )
  const start = `"${process.execPath}" "${toRepositoryPath('scripts', 'node', 'with-node.mjs')}" script.mjs`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
  const npm = spawn('npm', ['--silent', 'start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  const closed = once(npm, 'close')
  await once(npm.stdout, 'data')
  npm.kill('SIGTERM')
  // The output closes when the last process that holds it, which is the script, has ended.
  await closed
})
