import { existsSync, readFileSync } from 'node:fs'
import { DCLinter } from 'dclint'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { configVariables as apiVariables } from '#reference-api/config.ts'
import { configVariables as shopVariables } from '#server/config/config-variables.ts'
import { listServiceFiles } from '../../docker/secrets/distribute-secrets.ts'
import { renamedComposeVariables } from '../../docker/secrets/renamed-names.ts'
import { secretRules } from '../../docker/secrets/secret-rules.ts'
import { composePurposes } from '../configuration/compose-purposes.ts'
import { listInstructions, parseDockerfile } from '../container-images/dockerfile.ts'
import { toRepositoryPath } from '../repository.ts'
import { composeYaml, readCompose, type Service } from './compose-file.ts'
import { readComposeConfig, findCompose } from './docker-compose.ts'
import { productionSettings } from './production-settings.ts'

const { services, volumes, networks, configs } = readCompose()
const getService = (name: string) => services[name]!
const serviceEntries = Object.entries(services)
const runningServices = serviceEntries.filter(([name]) => name !== 'secrets')
const stages = parseDockerfile(readFileSync(toRepositoryPath('Dockerfile'), 'utf8'))
const findStage = (name: string) => stages.find((candidate) => candidate.name === name)
const compose = findCompose()

const listMounts = (volume: string) =>
  serviceEntries.flatMap(([name, { volumes: mounts }]) =>
    mounts
      .filter(({ source }) => source === volume)
      .map(({ target, read_only }) => `${name} ${target}${read_only ? ' ro' : ''}`),
  )
const listSharedNetworks = (one: Service, other: Service) =>
  Object.keys(one.networks).filter((network) => network in other.networks)

describe('docker-compose.yml', () => {
  it('follows the schema and the rules of the Compose format', () => {
    expect([...parseDocument(composeYaml, { merge: true }).errors]).toEqual([])
    // The rule does not recognise that the default of the IP address is 127.0.0.1.
    const linter = new DCLinter({
      rules: { 'no-unbound-port-interfaces': 0 },
      quiet: true,
      debug: false,
      exclude: [],
      disableRules: [],
    })
    const [report] = linter.lintFiles([toRepositoryPath('docker-compose.yml')], false) as {
      messages: { type: string; line: number; message: string }[]
    }[]
    expect(
      report!.messages.filter(({ type }) => type === 'error').map(({ line, message }) => `${line}: ${message}`),
    ).toEqual([])
  })

  it.skipIf(!compose).each([
    ['nothing', {}],
    ["a shop's own variables", productionSettings],
  ])('has the same values in Compose as in these tests, with %s set', (_name, env) => {
    const read = readCompose(env)
    const asked = readComposeConfig(compose!, env)
    for (const [name, { environment, networks: joined, restart, volumes: mounts, ports }] of Object.entries(
      read.services,
    )) {
      expect(asked.services[name], name).toMatchObject({
        environment,
        networks: joined,
        restart,
        volumes: mounts,
        ports,
      })
    }
    for (const [name, { internal }] of Object.entries(read.networks))
      expect(asked.networks[name], name).toEqual({ internal })
  })

  it('gives a service no variable that has no value', () => {
    const yaml =
      'services: { a: { environment: { SET: 1, EMPTY: "", UNSET: } } }\nvolumes: {}\nnetworks: {}\nconfigs: {}'
    expect(readCompose({}, yaml).services.a!.environment).toEqual({ SET: '1', EMPTY: '' })
  })

  it('has a default for every variable, each of which a deployable, the init step or the file itself knows', () => {
    const asked = [...composeYaml.matchAll(/(?<!\$)\$(?:\{(\w+)(:-)?|(\w+))/g)].map(
      ([, name, defaultValue]) => [name!, defaultValue] as const,
    )
    expect(asked.filter(([, defaultValue]) => defaultValue !== ':-')).toEqual([])
    const known = {
      ...shopVariables.shape,
      ...apiVariables.shape,
      ...secretRules,
      ...renamedComposeVariables,
      ...composePurposes,
    }
    expect(asked.map(([name]) => name).filter((name) => !(name in known))).toEqual([])
  })

  it('sets only variables that the service knows', () => {
    const findUnknownVariables = (name: string, known: object) =>
      Object.keys(getService(name).environment).filter((variable) => !(variable in known))
    expect(findUnknownVariables('storefront', shopVariables.shape)).toEqual([])
    expect(findUnknownVariables('reference-api', apiVariables.shape)).toEqual([])
    expect(findUnknownVariables('secrets', { ...secretRules, ...renamedComposeVariables })).toEqual([])
    const passedVariables = getService('secrets').environment
    expect(
      Object.keys({ ...secretRules, ...renamedComposeVariables }).filter((name) => !(name in passedVariables)),
    ).toEqual([])
    const otherVariables = [shopVariables.shape, apiVariables.shape, secretRules, composePurposes]
    expect(
      Object.keys(renamedComposeVariables).filter((name) => otherVariables.some((known) => name in known)),
    ).toEqual([])
    const limiter = readFileSync(toRepositoryPath('docker/proxy/haproxy.cfg'), 'utf8')
    for (const [name, value] of Object.entries(getService('limiter').environment))
      expect(limiter).toMatch(new RegExp(`^\\tpresetenv ${name} ${value}$`, 'm'))
    const caddyfile = readFileSync(toRepositoryPath('docker/proxy/Caddyfile'), 'utf8')
    expect(
      Object.keys(getService('proxy').environment).filter(
        (name) => name !== 'XDG_CONFIG_HOME' && !caddyfile.includes(`{$${name}:`),
      ),
    ).toEqual([])
  })

  it('passes secrets to the init step only, and no other service has one in its environment [S47]', () => {
    const environments = Object.entries(
      readCompose(Object.fromEntries(Object.keys(secretRules).map((name) => [name, `given-${name}`]))).services,
    )
    const servicesWithSecrets = environments
      .filter(([, { environment }]) => JSON.stringify(environment).includes('given-'))
      .map(([name]) => name)
    expect(servicesWithSecrets).toEqual(['secrets'])
    for (const [name, { environment }] of runningServices) {
      expect(
        Object.keys(environment).filter(
          (variable) => variable in secretRules || /^(REDIS_URL|DATABASE_URL)$/.test(variable),
        ),
        name,
      ).toEqual([])
    }
  })

  it('lets each service read its own secrets, and only the init step the stored ones', () => {
    expect(listMounts('secrets')).toEqual(['secrets /persisted'])
    for (const { folder, owner } of listServiceFiles({})) {
      expect(listMounts(`${folder}-secrets`)).toEqual([`secrets /distributed/${folder}`, `${folder} /secrets ro`])
      expect([undefined, `${owner}:${owner}`]).toContain(getService(folder).user)
    }
    expect(listMounts('proxy')).toEqual(['secrets /distributed/proxy', 'proxy /data'])
    expect(getService('secrets')).toMatchObject({
      network_mode: 'none',
      restart: 'no',
      user: '0:0',
      cap_drop: ['ALL'],
      cap_add: ['CHOWN'],
    })
  })

  it.each(serviceEntries)(
    '%s names only existing things, and waits for the services it needs',
    (name, { build, image, volumes: mounts, configs: files, networks: joined, depends_on }) => {
      expect([build, image].filter(Boolean)).toHaveLength(1)
      if (build) expect(findStage(build.target), build.target).toBeDefined()
      // The tag must name a version, because the image of `latest` changes.
      else expect(image).toMatch(/:v?\d/)
      for (const { source } of mounts) expect(volumes).toHaveProperty(source!)
      for (const { source } of files) expect(existsSync(configs[source]!.file), source).toBe(true)
      for (const network of Object.keys(joined)) expect(networks).toHaveProperty(network)
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(condition, other).toBe(other === 'secrets' ? 'service_completed_successfully' : 'service_healthy')
        if (other === 'secrets') continue
        expect(getService(other).healthcheck, `${other} has a health check`).toBeDefined()
        expect(listSharedNetworks(getService(other), getService(name)), `${other} shares a network`).not.toEqual([])
      }
      if (mounts.some(({ target }) => target === '/secrets')) expect(depends_on).toHaveProperty('secrets')
    },
  )

  it('declares no volume, network or file that nothing uses', () => {
    expect(Object.keys(volumes).filter((name) => listMounts(name).length === 0)).toEqual([])
    expect(
      Object.keys(networks).filter((name) => !serviceEntries.some(([, { networks: joined }]) => name in joined)),
    ).toEqual([])
    expect(
      Object.keys(configs).filter(
        (name) => !serviceEntries.some(([, { configs: files }]) => files.some(({ source }) => source === name)),
      ),
    ).toEqual([])
  })

  it.each(serviceEntries)(
    '%s has a read-only root, no privileges, resource limits and rotated logs',
    (name, { deploy, ...rest }) => {
      expect(rest).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        logging: { options: { 'max-size': '10m', 'max-file': '5' } },
      })
      expect(rest.cap_add ?? []).toEqual({ secrets: ['CHOWN'], proxy: ['NET_BIND_SERVICE'] }[name] ?? [])
      const { cpus, memory, pids } = deploy!.resources!.limits!
      expect([Number(cpus), parseInt(memory ?? '', 10), pids ?? 0].every((limit) => limit > 0)).toBe(true)
      expect(rest.restart).toBe(name === 'secrets' ? 'no' : 'unless-stopped')
      if (name !== 'secrets') expect(rest.healthcheck, 'has a health check').toBeDefined()
      expect(
        rest.user ?? listInstructions(stages, findStage(rest.build!.target)!, 'USER').at(-1),
        'runs without root',
      ).toMatch(name === 'secrets' ? /^0:0$/ : /^(node|99:99|999:999|1000:1000)$/)
    },
  )

  it('publishes only the ports of the proxy and Mailpit, on the loopback address by default', () => {
    const published = (env: Record<string, string>) =>
      Object.entries(readCompose(env).services).flatMap(([name, { ports }]) =>
        ports.map(({ host_ip, published: port, target }) => `${name} ${host_ip}:${port}:${target}`),
      )
    expect(published({})).toEqual(['mailpit 127.0.0.1:8025:8025', 'proxy 127.0.0.1:8443:8443'])
    expect(published(productionSettings)).toEqual(['mailpit 127.0.0.1:8025:8025', 'proxy 0.0.0.0:443:443'])
  })

  it('connects only services that call each other, and most networks are internal', () => {
    const connectedPairs = serviceEntries.flatMap(([one, first], index) =>
      serviceEntries
        .slice(index + 1)
        .filter(([, second]) => listSharedNetworks(first, second).length > 0)
        .map(([other]) => [one, other].toSorted().join(' and ')),
    )
    expect(connectedPairs.toSorted()).toEqual([
      'limiter and proxy',
      'mailpit and reference-api',
      'postgres and reference-api',
      'proxy and reference-api',
      'proxy and storefront',
      'redis and storefront',
      'reference-api and storefront',
    ])
    const listOpenNetworks = (env: Record<string, string>) =>
      Object.entries(readCompose(env).networks)
        .filter(([, { internal }]) => !internal)
        .map(([name]) => name)
    expect({ byDefault: listOpenNetworks({}), withoutBlock: listOpenNetworks({ BLOCK_OUTBOUND: 'false' }) }).toEqual({
      byDefault: ['edge', 'inbox'],
      withoutBlock: ['edge', 'commerce', 'inbox'],
    })
    expect(
      [getService('proxy').networks, getService('mailpit').networks].map((joined) =>
        Object.keys(joined).filter((network) => listOpenNetworks({}).includes(network)),
      ),
    ).toEqual([['edge'], ['inbox']])
  })

  it('can scale the storefront: a replica has no name, port or folder of its own', () => {
    expect(composeYaml).not.toMatch(/container_name|hostname:/)
    expect(getService('storefront').ports).toEqual([])
    expect(listMounts('pictures')).toEqual(['storefront /app/var/images'])
    expect(
      Number.parseInt(getService('storefront').stop_grace_period!, 10),
      'its shutdown delay and its drain',
    ).toBeGreaterThanOrEqual(5 + 10 + 5)
  })
})
