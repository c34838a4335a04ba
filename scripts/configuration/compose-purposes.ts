/** Purposes of the variables that only docker-compose.yml reads, as shown in docs/configure.md. */
export const composePurposes: Record<string, string> = {
  BIND_ADDRESS: 'Address on which the proxy listens; `0.0.0.0` for every address of this machine',
  HTTPS_PORT: 'Port of the proxy; ACME needs 443',
  PROXY_TLS: "`internal` for certificates of the proxy's own authority, or the email address of an ACME account",
  PROXY_LOG_LEVEL: 'Lowest severity that the proxy logs: DEBUG, INFO, WARN, ERROR',
  BLOCK_OUTBOUND:
    '`false` lets the storefront and the reference API reach a hosted search index, a mail server or a payment provider',
  REDIS_PASSWORD: 'Password of the Redis user of the storefront',
  POSTGRES_PASSWORD: 'Password of the PostgreSQL user of the reference API',
}
