import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import { startRedis } from './start-redis.ts'

const run = promisify(execFile)

/** Creates a self-signed certificate for this machine. */
const makeCertificate = async (folder: string, name: string) => {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc']
  const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2']
  await run('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate])
  return { key, certificate }
}

/**
 * A real Redis with TLS and the users of docker/secrets/redis-users.acl, and a further user with all permissions for
 * the test. `url` is for the storefront, `caFile` contains the authority that it must trust. `otherCaFile` contains an
 * authority that did not sign the server's certificate.
 */
export const startSecuredRedis = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guarded-redis-'))
  const [password, port] = ['a-password-of-the-test', await getPort()]
  const [{ key, certificate }, otherCertificate] = await Promise.all([
    makeCertificate(folder, 'redis'),
    makeCertificate(folder, 'other'),
  ])
  const users = (await readFile('docker/secrets/redis-users.acl', 'utf8')).replace('REDIS_PASSWORD', password)
  await writeFile(join(folder, 'users.acl'), `${users}user tester on nopass ~* &* +@all\n`)
  const tls = [
    '--tls-port',
    String(port),
    '--tls-cert-file',
    certificate,
    '--tls-key-file',
    key,
    '--tls-ca-cert-file',
    certificate,
    '--tls-auth-clients',
    'no',
  ]
  const server = await startRedis(...tls, '--aclfile', join(folder, 'users.acl'))
  const plainUrl = new URL(server.url)
  const tester = new Redis({
    port: Number(plainUrl.port),
    host: plainUrl.hostname,
    username: 'tester',
    password: 'any',
  })
  return {
    url: `rediss://storefront:${password}@127.0.0.1:${port}`,
    urlWithoutTls: `redis://storefront:${password}@${plainUrl.host}`,
    urlWithoutUser: `rediss://127.0.0.1:${port}`,
    caFile: certificate,
    otherCaFile: otherCertificate.certificate,
    tester,
    async close() {
      tester.disconnect()
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

export type SecuredRedis = Awaited<ReturnType<typeof startSecuredRedis>>
