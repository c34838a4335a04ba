import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { request } from 'undici'
import { readConfig, type Config } from './config.ts'
import type { Command } from './operate/commands.ts'
import { help, parseCommand, UsageError } from './operate/parse-command.ts'

const keys = {
  operator: {
    getConfigured: (config: Config) => config.myOperatorKey,
    file: 'operator-key',
    missing:
      'MY_OPERATOR_KEY is not set. It is your own key, which the administrator of the host prints: npm run operator -- add <name> --role …',
  },
  administrator: {
    getConfigured: (config: Config) => config.operatorAdminKey,
    file: 'operator-admin-key',
    missing: 'OPERATOR_ADMIN_KEY is not set. The administrator runs this command on the host of the API.',
  },
}

/** The configured key or, in a demo, the one that the API stored in a file at its first start. */
const readKey = async (config: Config, caller: Command['caller']): Promise<string> => {
  const { getConfigured, file, missing } = keys[caller]
  const key = getConfigured(config) ?? (await readFile(join(config.dataFolder ?? '', file), 'utf8').catch(() => null))
  if (key === null) throw new Error(missing)
  return key.trim()
}

/**
 * The command line of operators and of the administrator of the host: sends requests to the running API. The
 * administrator has the environment that the API was started with. The embedded database allows one process, so this
 * program does not open it.
 */
const runOperatorCommand = async (args: string[]): Promise<string> => {
  const { request: operatorRequest, caller, api } = await parseCommand(args)
  const config = readConfig()
  const key = await readKey(config, caller)
  const url = api ?? `http://127.0.0.1:${config.port}`
  const { method, path, body } = operatorRequest
  const response = await request(`${url}${path}`, {
    method,
    headers: { 'operator-key': key, 'accept-language': 'en', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((cause: unknown) => {
    throw new Error(`The API did not respond at ${url}. Is it running there? Another address: --api`, { cause })
  })
  const text = await response.body.text()
  const responseBody = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  if (response.statusCode >= 400)
    throw new Error(`${response.statusCode}: ${String(responseBody['hydra:description'] ?? text)}`)
  return text === '' ? 'Done.' : JSON.stringify(responseBody['hydra:member'] ?? responseBody, null, 2)
}

try {
  process.stdout.write(`${await runOperatorCommand(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${error instanceof UsageError ? `\n${help}\n` : ''}`)
  process.exitCode = 1
}
