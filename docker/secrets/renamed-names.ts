/**
 * Renamed variables of `docker-compose.yml`, as of commit 2ba8bcd, each with the text that says what to set now. The
 * compose file passes them to the init step, which stops the start for each old name. Otherwise the shop would start
 * without the variable's value. Every other service waits for the init step, whose image has only this folder: the
 * programs reject the same names by `runtime/renamed-variables.ts`.
 */
export const renamedComposeVariables: Readonly<Record<string, string>> = {
  REFERENCE_API_FORMER_KEYS: 'REFERENCE_API_PREVIOUS_JWT_KEYS',
  PAYMENT_ORIGIN: 'PAYMENT_PAGE_ORIGIN (where shoppers pay) and PAYMENT_WEBHOOK_ORIGIN (where webhooks arrive)',
  WAY_OUT_CLOSED: 'BLOCK_OUTBOUND',
  OPERATOR_KEY: 'OPERATOR_ADMIN_KEY to a new value, which no scanner or back office gets, or nothing',
}

/** Names under which the volume `secrets` may still hold a secret, each with its new name. */
export const renamedSecrets: Readonly<Record<string, string>> = {
  REFERENCE_API_FORMER_KEYS: 'REFERENCE_API_PREVIOUS_JWT_KEYS',
}

/**
 * Retired secrets that the volume may still hold. Scanners and back offices know the previous key of all operators, so
 * it must not become the key of the administrator.
 */
export const retiredSecrets: readonly string[] = ['OPERATOR_KEY']

/** One sentence for each variable that is set under its old name; no sentence contains a value. */
export const findRenamedVariables = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(renamedComposeVariables).flatMap(([name, newName]) =>
    env[name] ? [`${name} has a new name: set ${newName}`] : [],
  )
