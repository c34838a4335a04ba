import { spawn } from 'node:child_process'
import { root } from '../repository.ts'

const signals = ['SIGINT', 'SIGTERM'] as const

/** Runs a script with this Node, its output to the terminal. Returns its exit code; ends with it when interrupted. */
export const runNode = (args: string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    let interrupted = false
    const forward = (signal: NodeJS.Signals) => {
      interrupted = true
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, forward)
    child.once('error', reject)
    child.once('exit', (code) => {
      if (interrupted) process.exit(130)
      for (const signal of signals) process.off(signal, forward)
      resolve(code ?? 1)
    })
  })
