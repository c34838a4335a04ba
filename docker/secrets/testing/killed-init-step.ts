import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { runSecretsCommand } from '../run-secrets-command.ts'

/**
 * The init step, killed at one of its changes to the disk: `killed-init-step.ts FOLDER COUNT`. At a write, half of the
 * text is on the disk. Ends with 0 where it makes fewer changes than that.
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
    // The signal arrives before anything else is written.
    for (;;);
  }
}
// What a killed process has written stays readable; only a machine that loses power needs the disk to have it.
changes.fsyncSync = () => undefined
syncBuiltinESMExports()
runSecretsCommand([], {}, { file: join(root, 'secrets'), distributedFolder: join(root, 'distributed'), owners: false })
