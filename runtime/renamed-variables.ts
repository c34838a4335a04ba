/**
 * Variables of both deployables and of docker-compose.yml that were renamed: the old name, and one or more new names.
 * Both deployables often share one file of variables, so each of them also rejects old names of the other.
 */
export const renamedVariables: Readonly<Record<string, string>> = {
  LATE_PARTS_TIMEOUT_MS: 'STREAM_TIMEOUT_MS',
  STOP_DELAY_MS: 'SHUTDOWN_DELAY_MS',
  FORM_EARLIEST_MS: 'FORM_MIN_FILL_MS',
  LIMIT_SIGN_IN_ADDRESS: 'LIMIT_SIGN_IN_IP',
  LIMIT_RESET_ADDRESS: 'LIMIT_RESET_IP',
  LIMIT_REGISTRATION: 'LIMIT_REGISTRATION_IP',
  LIMIT_GUESTS: 'LIMIT_GUEST_SESSIONS_IP',
  LIMIT_NEWSLETTER_ADDRESS: 'LIMIT_NEWSLETTER_IP',
  LIMIT_FORMS_ADDRESS: 'LIMIT_FORMS_IP',
  LIMIT_SEARCH_ADDRESS: 'LIMIT_SEARCH_IP',
  LIMIT_CODES_ADDRESS: 'LIMIT_CODES_IP',
  LIMIT_PAYMENTS_ADDRESS: 'LIMIT_PAYMENTS_IP',
  LIMIT_ORDER_LOOKUP_ADDRESS: 'LIMIT_ORDER_LOOKUP_IP',
  REFERENCE_API_FORMER_KEYS: 'REFERENCE_API_PREVIOUS_JWT_KEYS',
  REFERENCE_API_DATA: 'REFERENCE_API_DATA_DIR',
  REFERENCE_API_MEDIA: 'REFERENCE_API_MEDIA_DIR',
  PAYMENT_ORIGIN: 'PAYMENT_PAGE_ORIGIN and PAYMENT_WEBHOOK_ORIGIN',
  WAY_OUT_CLOSED: 'BLOCK_OUTBOUND',
  OPERATOR_KEY: 'OPERATOR_ADMIN_KEY',
  PASSKEYS: 'API_CAPABILITIES',
}

/**
 * Throws one error that lists every old name in `variables` with its new name. If the start ignored an old name, the
 * deployable would use a default instead, for example another limit.
 */
export const rejectRenamedVariables = (variables: Readonly<Record<string, string | undefined>>): void => {
  const problems = Object.entries(renamedVariables)
    .filter(([oldName]) => variables[oldName] !== undefined)
    .map(([oldName, newName]) => `  - ${oldName}: set ${newName} instead`)
  if (problems.length > 0) throw new Error(`Not configured: variables have new names:\n${problems.join('\n')}`)
}
