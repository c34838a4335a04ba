import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { minimalEnv } from './minimal-env.ts'

/** Runs an operator command like `npm run`, but without the machine's .env file. */
export const runCommand = async (script: string, env: Record<string, string>, ...args: string[]) => {
  const command = spawn(process.execPath, [script, ...args], {
    env: { ...minimalEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], output, errors] = await Promise.all([
    once(command, 'exit'),
    text(command.stdout),
    text(command.stderr),
  ])
  return { code: code as number, output, errors }
}
