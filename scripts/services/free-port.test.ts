import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { findFreePort, parsePort, requireFreePort } from './free-port.ts'

const servers: Server[] = []

const listen = (host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    servers.push(server)
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port))
  })

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

test('a taken port fails with its number and a command that chooses another', async () => {
  const usedPort = await listen('127.0.0.1')
  await expect(requireFreePort(usedPort, 'PORT')).rejects.toThrow(
    new RegExp(`^Port ${usedPort} is taken[^]*PORT=(?!${usedPort})\\d+ npm start`),
  )
})

test('a port that is taken on every address fails too', async () => {
  const usedPort = await listen('0.0.0.0')
  await expect(requireFreePort(usedPort, 'PORT')).rejects.toThrow(`Port ${usedPort} is taken`)
})

test('a free port passes', async () => {
  await expect(requireFreePort(await findFreePort(), 'PORT')).resolves.toBeUndefined()
})

test('a near port replaces a preferred one that is taken', async () => {
  const usedPort = await listen('127.0.0.1')
  const port = await findFreePort(usedPort)
  expect(port).not.toBe(usedPort)
  expect(port).toBeGreaterThan(0)
})

test('a value that is no port fails with the name of its variable', () => {
  expect(parsePort('8080', 'PORT', 3000)).toBe(8080)
  expect(parsePort('', 'PORT', 3000)).toBe(3000)
  for (const invalidPort of ['http', '0', '65536', '80.5'])
    expect(() => parsePort(invalidPort, 'PORT', 3000)).toThrow(`PORT=${invalidPort} is not a port`)
})
