import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { request } from 'undici'
import { readConfig } from './config.ts'
import { help, readCommand, UsageError } from './operate/commands.ts'

/**
 * For operators: asks the API that runs, with the environment it was started with. The embedded database takes one
 * process, so this is no second one.
 */
const operate = async (args: string[]): Promise<string> => {
  const { request: wanted, api } = await readCommand(args)
  const config = readConfig()
  const key =
    config.operatorKey ?? (await readFile(join(config.dataFolder ?? '', 'operator-key'), 'utf8').catch(() => null))
  if (key === null)
    throw new Error(
      `OPERATOR_KEY is not set, and there is no operator-key in ${config.dataFolder}: the API makes it at its first start.`,
    )
  const url = api ?? `http://127.0.0.1:${config.port}`
  const answer = await request(`${url}${wanted.path}`, {
    method: wanted.method,
    headers: { 'operator-key': key.trim(), 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(wanted.body ?? {}),
  }).catch((cause: unknown) => {
    throw new Error(`The API did not answer at ${url}. Is it running there? Another address: --api`, { cause })
  })
  const text = await answer.body.text()
  const said = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  if (answer.statusCode >= 400) throw new Error(`${answer.statusCode}: ${String(said['hydra:description'] ?? text)}`)
  return text === '' ? 'Done.' : JSON.stringify(said, null, 2)
}

try {
  process.stdout.write(`${await operate(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${error instanceof UsageError ? `\n${help}\n` : ''}`)
  process.exitCode = 1
}
