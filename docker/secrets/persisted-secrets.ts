import { existsSync, readFileSync } from 'node:fs'
import { parseSecretsFile, formatSecretsFile } from './env-file.ts'
import { findRenamedVariables } from './renamed-names.ts'
import { findSecretErrors, secretRules, type Secrets } from './secret-rules.ts'
import { writeSecretFile } from './write-secret-file.ts'

/**
 * Reads the secrets stored in `file`; undefined when the file does not exist. Throws when the file is unusable, because
 * generating new secrets would end every session.
 */
export const readPersistedSecrets = (file: string): Secrets | undefined => {
  try {
    return parseSecretsFile(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Error(
      `The secrets in ${file} cannot be used: ${message}.\n` +
        'Restore a copy of the volume, or delete the file and start again. Deleting it ends every session, doors then refuse sold tickets\n' +
        'unless REFERENCE_API_JWT_KEY is set, and PostgreSQL keeps the old password until an operator changes it (docs/runbook.md).',
    )
  }
}

/**
 * Reads the secrets that the environment sets; an empty value counts as absent. Throws one error that names each
 * unusable secret.
 */
export const readConfiguredSecrets = (env: Readonly<Record<string, string | undefined>>): Secrets => {
  const configured = Object.fromEntries(
    Object.keys(secretRules).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const errors = [...findRenamedVariables(env), ...findSecretErrors(configured)]
  if (errors.length > 0)
    throw new Error(`Variables of secrets are unusable:\n${errors.map((error) => `  - ${error}`).join('\n')}`)
  return configured
}

/**
 * A secret of the environment wins over a stored one, and a stored one over a generated one. The caller stores all of
 * them, so that nothing changes when an operator later removes one from the environment.
 */
export const completeSecrets = (persisted: Secrets, configured: Secrets): Secrets => {
  const generated = Object.fromEntries(
    Object.entries(secretRules).flatMap(([name, { generate }]) =>
      generate && !persisted[name] && !configured[name] ? [[name, generate()]] : [],
    ),
  )
  return { ...generated, ...persisted, ...configured }
}

/** Stores the secrets in `file`, unless the file already contains them under their present names. */
export const persistSecrets = (file: string, secrets: Secrets): void => {
  const content = formatSecretsFile(secrets)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeSecretFile(file, content)
}
