import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { request } from 'undici'
import { readConfig } from './config.ts'
import { help, parseCommand, UsageError } from './operate/commands.ts'

/**
 * The operators' command line: sends requests to the running API, with the environment that the API was started with.
 * The embedded database allows one process, so this program does not open it.
 */
const runOperatorCommand = async (args: string[]): Promise<string> => {
  const { request: operatorRequest, api } = await parseCommand(args)
  const config = readConfig()
  const key =
    config.operatorKey ?? (await readFile(join(config.dataFolder ?? '', 'operator-key'), 'utf8').catch(() => null))
  if (key === null)
    throw new Error(
      `OPERATOR_KEY is not set, and there is no operator-key in ${config.dataFolder}: the API makes it at its first start.`,
    )
  const url = api ?? `http://127.0.0.1:${config.port}`
  const response = await request(`${url}${operatorRequest.path}`, {
    method: operatorRequest.method,
    headers: { 'operator-key': key.trim(), 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(operatorRequest.body ?? {}),
  }).catch((cause: unknown) => {
    throw new Error(`The API did not answer at ${url}. Is it running there? Another address: --api`, { cause })
  })
  const text = await response.body.text()
  const responseBody = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  if (response.statusCode >= 400)
    throw new Error(`${response.statusCode}: ${String(responseBody['hydra:description'] ?? text)}`)
  return text === '' ? 'Done.' : JSON.stringify(responseBody, null, 2)
}

try {
  process.stdout.write(`${await runOperatorCommand(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${error instanceof UsageError ? `\n${help}\n` : ''}`)
  process.exitCode = 1
}
