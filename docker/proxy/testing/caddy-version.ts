const toNumber = (version: string) => {
  const [major = 0, minor = 0, patch = 0] = version.match(/\d+/g)!.map(Number)
  return major * 1e6 + minor * 1e3 + patch
}

/**
 * Whether this version of Caddy loses the body of a request that a second replica gets. That happens when the first one
 * refuses the connection (caddyserver/caddy#7546). The compose file names a later version; Debian's is older.
 */
export const hasBodyRetryBug = (version: string): boolean => toNumber(version) < 2_011_002

/** Environment variables with which the Caddyfile fits this version of Caddy, such as that of Debian 12. */
export const listVersionVariables = (version: string): Record<string, string> =>
  toNumber(version) < 2_006_004 ? { PROXY_REQUEST_BUFFERS: 'buffer_requests\nmax_buffer_size 128KB' } : {}
