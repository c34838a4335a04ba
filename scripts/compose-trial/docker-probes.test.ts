import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { parseMemory, parseProcesses, processScript } from './docker-probes.ts'
import { resolveToLoopback } from './resolve-to-loopback.ts'

describe('a probe inside a container', () => {
  it.skipIf(process.platform !== 'linux')('lists processes with their user, privileges and environment', () => {
    const env = { PATH: process.env.PATH, PROBED: 'value-of-this-test' }
    const output = execFileSync('/bin/sh', ['-c', `sleep 5.125 & ${processScript}; kill $!`], { encoding: 'utf8', env })
    const sleeping = parseProcesses(output).find(({ command }) => command === 'sleep 5.125')
    expect(sleeping).toMatchObject({ uid: String(process.getuid!()), noNewPrivileges: expect.any(Boolean) })
    expect(sleeping!.capabilities).toMatch(/^[\da-f]{16}$/)
    expect(sleeping!.environ).toContain('PROBED=value-of-this-test')
  })

  it('leaves out a process that ended while it was read', () => {
    expect(parseProcesses('process\ncommand: \nenviron: \n')).toEqual([])
  })

  it('reads the memory of a control group', () => {
    const output =
      '== memory.peak\n300\n== memory.max\n1000\n== memory.events\nlow 0\noom_kill 2\n== memory.stat\nfile 90\nanon 200\n'
    expect(parseMemory(output)).toEqual({ peakBytes: 300, limitBytes: 1000, rssBytes: 200, oomKillCount: 2 })
  })
})

describe('names of the shop', () => {
  it('lead to this machine when its resolver does not know them', async () => {
    const server = createServer((_request, response) => response.end('here'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    resolveToLoopback(['shop.trial.invalid'])
    const { port } = server.address() as AddressInfo
    expect(await (await fetch(`http://shop.trial.invalid:${port}/`)).text()).toBe('here')
    await expect(fetch(`http://other.trial.invalid:${port}/`)).rejects.toThrow()
    server.close()
  })
})
