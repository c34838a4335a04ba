import { readFileSync } from 'node:fs'
import { readKept, writeKept } from './env-file.ts'
import { findFaults, rules, type Secrets } from './rules.ts'
import { writeSecretFile } from './write-file.ts'

/**
 * The secrets kept in `file`, undefined when there is no such file. Throws when there is one that cannot be used: new
 * ones would end every session.
 */
export const readSecrets = (file: string): Secrets | undefined => {
  try {
    return readKept(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Error(
      `The secrets in ${file} cannot be used: ${message}.\n` +
        'Put back a copy of the volume, or remove the file and start anew: every session then ends, tickets that were sold are refused at the door\n' +
        'unless REFERENCE_API_JWT_KEY is given, and PostgreSQL wants its old password until it is told the new one (docs/operations.md).',
    )
  }
}

/** Those of the environment that are given, without empty ones. Throws one error that names every one at fault. */
export const givenSecrets = (env: Readonly<Record<string, string | undefined>>): Secrets => {
  const given = Object.fromEntries(Object.keys(rules).flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const faults = findFaults(given)
  if (faults.length > 0)
    throw new Error(`Secrets that were given cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  return given
}

/**
 * What is given wins over what is kept, and that over new ones; all are kept, so that nothing changes when somebody
 * forgets to give one again.
 */
export const complete = (kept: Secrets, given: Secrets): Secrets => {
  const made = Object.fromEntries(
    Object.entries(rules).flatMap(([name, { make }]) => (make && !kept[name] && !given[name] ? [[name, make()]] : [])),
  )
  return { ...made, ...kept, ...given }
}

/** Keeps them in `file`, unless it says so already. */
export const keepSecrets = (file: string, before: Secrets | undefined, secrets: Secrets): void => {
  const content = writeKept(secrets)
  if (before === undefined || writeKept(before) !== content) writeSecretFile(file, content)
}
