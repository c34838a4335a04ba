/** The purposes of the variables that only docker-compose.yml reads, for docs/configure.md. */
export const composePurposes: Record<string, string> = {
  BIND_ADDRESS: 'Address of this machine on which the proxy is reached; `0.0.0.0` for all',
  HTTPS_PORT: 'Port of the proxy; with ACME 443',
  PROXY_TLS: "`internal` for certificates by an authority of the proxy's own, or the email address of an ACME account",
  PROXY_LOG_LEVEL: 'Least severity that the proxy logs: DEBUG, INFO, WARN, ERROR',
  BLOCK_OUTBOUND:
    '`false` lets the storefront and the reference API reach a hosted search index, a mail server or a payment provider',
  REDIS_PASSWORD: 'Password of the user whom the storefront has in Redis',
  POSTGRES_PASSWORD: 'Password of the owner of the database',
  NODE_IMAGE:
    'Base image of the storefront, the reference API and the init step. `npm run containers:pin` names it by digest',
  REDIS_IMAGE: 'Image of Redis; likewise',
  POSTGRES_IMAGE: 'Image of PostgreSQL; likewise',
  MAILPIT_IMAGE: 'Image of the mailbox; likewise',
  CADDY_IMAGE: 'Image of the proxy; likewise',
  HAPROXY_IMAGE: 'Image of the limiter; likewise',
  PROXY_RATE_ALL: 'Requests that the proxy passes on in ten seconds for each client: an IPv4 address or an IPv6 /64',
  PROXY_RATE_WITHOUT_FILES: 'The same without assets and pictures',
  PROXY_RATE_CHANGES: 'The same of requests that are neither GET nor HEAD',
  PROXY_FACTOR_IPV6_56: 'How many times these rates all clients of an IPv6 /56 have together',
  PROXY_FACTOR_IPV6_48: 'The same of an IPv6 /48',
}
