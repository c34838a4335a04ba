import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

const loopback = { address: '127.0.0.1', family: 4 }

/**
 * Makes this process resolve these names to this machine. Browsers do so for every name below `localhost`; some
 * systems' resolvers do not.
 */
export const resolveToLoopback = (hostnames: readonly string[]): void => {
  const { lookup } = dns
  const { lookup: lookupAsync } = dns.promises
  const lookUpOrLoopback = (hostname: string, options: LookupOptions | Callback, callback?: Callback) => {
    const done = typeof options === 'function' ? options : callback!
    const settings = typeof options === 'function' ? {} : options
    if (!hostnames.includes(hostname)) return lookup(hostname, settings, done as never)
    return settings.all ? done(null, [loopback]) : done(null, loopback.address, loopback.family)
  }
  const lookupOrLoopbackAsync = async (hostname: string, options: LookupOptions = {}) => {
    if (!hostnames.includes(hostname)) return lookupAsync(hostname, options)
    return options.all ? [loopback] : loopback
  }
  Object.assign(dns, { lookup: lookUpOrLoopback })
  Object.assign(dns.promises, { lookup: lookupOrLoopbackAsync })
  syncBuiltinESMExports()
}
