import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { rejectRenamedVariables } from './renamed-variables.ts'

type Environment = Record<string, string | undefined>

const omitEmpty = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))

const readSecretsFile = (file: string): Environment => {
  try {
    return omitEmpty(parseEnv(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error('Not configured: SECRETS_FILE cannot be read', { cause })
  }
}

/**
 * Returns the variables that have a value; an empty one counts as absent. Adds the NAME=value lines of the file that
 * `SECRETS_FILE` names; a variable of `env` wins over its line. Throws when that file cannot be read, or when a
 * variable has an old name.
 */
export const readEnvironment = (env: Environment): Environment => {
  const definedVariables = omitEmpty(env)
  const variables =
    definedVariables.SECRETS_FILE === undefined
      ? definedVariables
      : { ...readSecretsFile(definedVariables.SECRETS_FILE), ...definedVariables }
  rejectRenamedVariables(variables)
  return variables
}
