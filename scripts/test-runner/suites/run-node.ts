import { spawn, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { repositoryRoot } from '../../repository.ts'

const signals = ['SIGINT', 'SIGTERM'] as const

/** Resolves to the exit code of a child process. A signal to this process also goes to the child. */
const waitForExit = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let interrupted = false
    const forward = (signal: NodeJS.Signals) => {
      interrupted = true
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, forward)
    child.once('error', reject)
    child.once('close', (code) => {
      if (interrupted) process.exit(130)
      for (const signal of signals) process.off(signal, forward)
      resolve(code ?? 1)
    })
  })

/** Runs a script with this Node; its output goes to the terminal. Resolves to its exit code. */
export const runNode = (args: string[], env: Record<string, string> = {}): Promise<number> =>
  waitForExit(spawn(process.execPath, args, { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, ...env } }))

/** A third of a test's share of a processor. With much less, a check would never end on a machine with other work. */
const lessPriority = 5

/**
 * Runs a script with this Node, with less priority than tests, whose timeouts must not depend on it. Resolves to its
 * exit code and its output; both streams are in the order of their arrival.
 */
export const captureNodeOutput = async (args: string[]): Promise<{ exitCode: number; output: string }> => {
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid !== undefined) setPriority(child.pid, lessPriority)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const exitCode = await waitForExit(child)
  return { exitCode, output: Buffer.concat(chunks).toString() }
}
