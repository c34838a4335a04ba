import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { runSecretsCommand } from '../run-secrets-command.ts'

/**
 * `killed-init-step.ts FOLDER COUNT`: runs the init step, which kills itself at change number COUNT of the disk. When
 * that change is a write, half of the text is written. Exits with 0 when the step makes fewer changes.
 */
const [root = '', count = ''] = process.argv.slice(2)
let remaining = Number(count)

const changes = fs as unknown as Record<string, (...args: unknown[]) => unknown>
for (const name of ['openSync', 'writeSync', 'chmodSync', 'renameSync', 'rmSync']) {
  const change = changes[name]!
  changes[name] = (...args) => {
    remaining -= 1
    if (remaining > 0) return change(...args)
    if (name === 'writeSync') change(args[0], String(args[1]).slice(0, String(args[1]).length / 2))
    process.kill(process.pid, 'SIGKILL')
    // The loop ensures that nothing is written before the signal arrives.
    for (;;);
  }
}
// Data that a killed process has written stays readable; only a power failure would need fsync.
changes.fsyncSync = () => undefined
syncBuiltinESMExports()
runSecretsCommand([], {}, { file: join(root, 'secrets'), distributedFolder: join(root, 'distributed'), owners: false })
