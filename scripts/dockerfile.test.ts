import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configVariables as apiVariables } from '#reference-api/config.ts'
import { configVariables as shopVariables } from '#server/config.ts'
import { readDockerfile } from './dockerfile.ts'
import { inRepository } from './repository.ts'

const read = (file: string) => readFileSync(inRepository(file), 'utf8')
const stages = readDockerfile(read('Dockerfile'))
const stage = (name: string) => stages.find((candidate) => candidate.name === name)

describe('Dockerfile', () => {
  const ignored = read('.dockerignore').split('\n')

  it('copies only what there is and what the build is given', () => {
    const copies = stages.flatMap((each) => each.copies)
    expect(copies.length).toBeGreaterThan(8)
    for (const { from, sources } of copies) {
      if (from !== undefined) expect(stage(from), from).toBeDefined()
      else for (const path of sources) expect([path, existsSync(inRepository(path)), ignored.includes(path)]).toEqual([path, true, false])
    }
    for (const path of ['.env', '.git', 'node_modules', 'var']) expect(ignored).toContain(path)
  })

  it.each([['storefront', shopVariables.shape], ['reference-api', apiVariables.shape]])('%s is the program, run without privileges and watched', (name, known) => {
    const { base, copies, instructions } = stage(name)!
    const program = (JSON.parse(instructions.CMD!) as string[]).at(-1)!
    expect(existsSync(inRepository(program))).toBe(true)
    expect(copies.flatMap(({ sources }) => sources)).toContain(program.split('/')[0])
    expect(instructions.USER).toBe('node')
    expect(instructions.HEALTHCHECK).toContain('/healthz')
    const port = /process\.env\.(\w+) \|\| (\d+)/.exec(instructions.HEALTHCHECK!)
    expect(known).toHaveProperty(port![1]!)
    expect(instructions.EXPOSE).toBe(port![2])
    expect(stage(base)?.instructions.ENV).toContain('DEPLOYMENT=production')
  })

  it('bakes no secret in, and only variables somebody knows', () => {
    const set = stages.flatMap(({ instructions }) => [...(instructions.ENV ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name!))
    expect(set.filter((name) => !(name in shopVariables.shape || name in apiVariables.shape))).toEqual([])
    expect(set.filter((name) => /SECRET|KEY|PASSWORD|REDIS_URL|DATABASE_URL/.test(name))).toEqual([])
    expect(read('Dockerfile')).not.toMatch(/^ARG /m)
  })

  it('stands on the Node that the repository names', () => {
    const images = new Set(stages.map(({ base }) => base).filter((base) => !stage(base)))
    expect([...images]).toEqual([`node:${read('.nvmrc').trim()}-bookworm-slim`])
  })
})
