import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { configVariables as apiVariables, readConfig as readApiConfig } from '#reference-api/config.ts'
import { configVariables as shopVariables, readConfig as readShopConfig } from '#server/config.ts'
import { filesOf, handOut } from '../../docker/secrets/hand-out.ts'
import { complete, givenSecrets } from '../../docker/secrets/keep.ts'
import { rules } from '../../docker/secrets/rules.ts'
import { composePurposes } from '../configuration/compose-purposes.ts'
import { readDockerfile } from '../dockerfile.ts'
import { inRepository } from '../repository.ts'
import { composeSource, readCompose } from './compose-file.ts'
import { askCompose, findCompose } from './docker-compose.ts'

const { services, volumes, networks, configs } = readCompose()
const { storefront, 'reference-api': api, redis, postgres, proxy, secrets: init } = services as Record<string, (typeof services)[string]>
const named = Object.entries(services)
const lasting = named.filter(([name]) => name !== 'secrets')
const stages = readDockerfile(readFileSync(inRepository('Dockerfile'), 'utf8'))
const compose = findCompose()

/** What a shop of its own ops would have in .env. */
const own = { PUBLIC_URL: 'https://shop.example', PAYMENT_ORIGIN: 'https://pay.example', HTTPS_PORT: '443', BIND_ADDRESS: '0.0.0.0', PROXY_TLS: 'ops@shop.example', WAY_OUT_CLOSED: 'false' }

/** Both deployables as they would be configured, with what the init step hands out in place of /secrets. */
const configured = (env: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'compose-secrets-'))
  const { services: filled } = readCompose(env)
  const secrets = complete({}, givenSecrets(filled.secrets!.environment))
  handOut(root, secrets, { owners: false })
  const at = (name: string) => {
    const { environment, volumes: mounts } = filled[name]!
    expect(mounts).toContainEqual({ source: `${name}-secrets`, target: '/secrets', read_only: true })
    expect(init!.volumes).toContainEqual({ source: `${name}-secrets`, target: `/handed-out/${name}`, read_only: false })
    return { ...environment, SECRETS_FILE: environment.SECRETS_FILE!.replace('/secrets', join(root, name)) }
  }
  const both = { shop: readShopConfig(at('storefront')), upstream: readApiConfig(at('reference-api')), secrets, root }
  return both
}

describe('docker-compose.yml', () => {
  it('is of the format, by its schema and rules', () => {
    expect([...parseDocument(composeSource, { merge: true }).errors]).toEqual([])
    // The address is a variable with 127.0.0.1 as its default, which that rule does not see.
    const linter = new DCLinter({ rules: { 'no-unbound-port-interfaces': 0 }, quiet: true, debug: false, exclude: [], disableRules: [] })
    const [{ messages } = { messages: [] }] = linter.lintFiles([inRepository('docker-compose.yml')], false)
    expect(messages.filter(({ type }) => type === 'error').map(({ line, message }) => `${line}: ${message}`)).toEqual([])
  })

  it.skipIf(!compose).each([['nothing', {}], ["a shop's own variables", own]])('is read by Compose as these tests read it, with %s set', (_name, env) => {
    const read = readCompose(env)
    const asked = askCompose(compose!, env)
    for (const [name, service] of Object.entries(read.services)) {
      expect(asked.services[name], name).toMatchObject({
        environment: service.environment,
        networks: service.networks.toSorted(),
        ports: service.ports,
        restart: service.restart,
        volumes: service.volumes,
      })
    }
    for (const [name, { internal }] of Object.entries(read.networks)) expect(asked.networks[name], name).toEqual({ internal })
  })
})
