import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

type Environment = Record<string, string | undefined>

const omitEmpty = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))

/**
 * The variables that have a value, an empty one counting as absent, and behind them the lines (NAME=value) of the file
 * of secrets that `SECRETS_FILE` names. Throws when that file cannot be read.
 */
export const readEnvironment = (env: Environment): Environment => {
  const variables = omitEmpty(env)
  if (variables.SECRETS_FILE === undefined) return variables
  try {
    return { ...omitEmpty(parseEnv(readFileSync(variables.SECRETS_FILE, 'utf8'))), ...variables }
  } catch (cause) {
    throw new Error('Not configured: SECRETS_FILE cannot be read', { cause })
  }
}
