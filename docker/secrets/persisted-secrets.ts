import { existsSync, readFileSync } from 'node:fs'
import { parseSecretsFile, formatSecretsFile } from './env-file.ts'
import { findRenamedVariables } from './renamed-variables.ts'
import { findSecretErrors, secretRules, type Secrets } from './secret-rules.ts'
import { writeSecretFile } from './write-secret-file.ts'

/**
 * The secrets kept in `file`, undefined when there is no such file. Throws when there is one that cannot be used: new
 * ones would end every session.
 */
export const readPersistedSecrets = (file: string): Secrets | undefined => {
  try {
    return parseSecretsFile(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Error(
      `The secrets in ${file} cannot be used: ${message}.\n` +
        'Put back a copy of the volume, or remove the file and start anew: every session then ends, tickets that were sold are refused at the door\n' +
        'unless REFERENCE_API_JWT_KEY is given, and PostgreSQL wants its old password until it is told the new one (docs/runbook.md).',
    )
  }
}

/** Those of the environment that are given, without empty ones. Throws one error that names every one at fault. */
export const readGivenSecrets = (env: Readonly<Record<string, string | undefined>>): Secrets => {
  const given = Object.fromEntries(Object.keys(secretRules).flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const errors = [...findRenamedVariables(env), ...findSecretErrors(given)]
  if (errors.length > 0)
    throw new Error(`Secrets that were given cannot be used:\n${errors.map((error) => `  - ${error}`).join('\n')}`)
  return given
}

/**
 * What is given wins over what is kept, and that over new ones; all are kept, so that nothing changes when somebody
 * forgets to give one again.
 */
export const completeSecrets = (persisted: Secrets, given: Secrets): Secrets => {
  const generated = Object.fromEntries(
    Object.entries(secretRules).flatMap(([name, { generate }]) =>
      generate && !persisted[name] && !given[name] ? [[name, generate()]] : [],
    ),
  )
  return { ...generated, ...persisted, ...given }
}

/** Stores the secrets in `file`, unless it holds them already, under their names of today. */
export const persistSecrets = (file: string, secrets: Secrets): void => {
  const content = formatSecretsFile(secrets)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeSecretFile(file, content)
}
