// `node scripts/node/with-node.mjs <script> [arguments]` runs a script with Node 24 or newer. This file is plain
// JavaScript because an older Node may run it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode } from './choose-node.mjs'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

const fail = (message) => {
  console.error(`\n${message}\n`)
  process.exit(1)
}

if (!existsSync(modules)) fail('The packages are not installed yet. Run `npm ci` first.')

const getVersion = (path) => {
  const { status, stdout } = spawnSync(join(modules, path), ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const choice = chooseNode({ version: process.version, platform: process.platform, arch: process.arch, getVersion })
if (choice.use === 'none') fail(choice.message)

const node = choice.use === 'running' ? process.execPath : join(modules, choice.path)
// Node then strips the types of each module once for all processes that inherit this variable.
const env = { NODE_COMPILE_CACHE: join(modules, '.cache', 'node'), ...process.env }
const child = spawn(node, process.argv.slice(2), { stdio: 'inherit', env })

// A terminal sends Ctrl-C to the whole foreground process group. So the child may receive it twice, and must handle
// that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

// npm sends SIGTERM only to its shell, which ends without passing it on. A changed parent process shows that npm has
// ended.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 250)
}

child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
