import { once } from 'node:events'
import { connect, type ConnectionOptions } from 'node:tls'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProxy } from './testing/start-proxy.ts'

// `npm test` installs Caddy on Linux only.
const isNotLinux = process.platform !== 'linux'
let proxy: Awaited<ReturnType<typeof startProxy>>
beforeAll(async () => {
  if (isNotLinux) return
  const port = String(await getPort())
  proxy = await startProxy({
    HTTPS_PORT: port,
    PUBLIC_URL: `https://shop.localhost:${port}`,
    PAYMENT_WEBHOOK_ORIGIN: `https://pay.localhost:${port}`,
    PROXY_HEALTH_PORT: String(await getPort()),
  })
})
afterAll(() => proxy?.close())

/** The version and cipher of a connection. Throws when the proxy refuses it. */
const negotiate = async (options: ConnectionOptions) => {
  const socket = connect({ ...proxy.tls, servername: 'shop.localhost', ...options })
  await once(socket, 'secureConnect')
  const negotiated = { version: socket.getProtocol(), cipher: socket.getCipher().standardName }
  socket.destroy()
  return negotiated
}

/** Allows old versions and ciphers, which this client refuses by default. */
const everyCipher = 'ALL:@SECLEVEL=0'

describe.skipIf(isNotLinux)('TLS of the proxy that ships', () => {
  it('prefers version 1.3 and accepts 1.2 with forward secrecy', async () => {
    expect(await negotiate({})).toMatchObject({ version: 'TLSv1.3' })
    const older = await negotiate({ maxVersion: 'TLSv1.2', ciphers: everyCipher })
    expect(older).toEqual({ version: 'TLSv1.2', cipher: expect.stringMatching(/^TLS_ECDHE_.*_(GCM|POLY1305)_SHA\d+$/) })
  })

  it.each([
    ['version 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: everyCipher }],
    ['version 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: everyCipher }],
    ['a cipher without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256:@SECLEVEL=0' }],
    ['a cipher in CBC mode', { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA:AES256-SHA:DES-CBC3-SHA:@SECLEVEL=0' }],
  ] as const)('refuses %s', async (_name, options) => {
    await expect(negotiate(options)).rejects.toThrow(/alert (protocol version|handshake failure)/)
  })
})
