import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '#scripts/programs/find-program.ts'
import { createBundle } from './bundle.ts'
import type { ComposeFile, Service } from '#scripts/compose-file/compose-file.ts'
import { parseMilliseconds } from './parse-quantities.ts'
import { startContainer, type Container } from './container.ts'
import type { MountedImage } from './mount-image.ts'
import { createNameServers } from './name-servers.ts'
import { createNetworks, listNetworks } from './networks.ts'
import { publishPort } from './publish-port.ts'
import { createMounts } from './create-mounts.ts'
import type { ContainerExit, ServiceStart } from './trial-project.ts'

type Options = {
  compose: ComposeFile
  folder: string
  cgroup: string
  images: Map<string, MountedImage>
  scale: Record<string, number>
}
type Running = { service: string; container: Container; ports: { close: () => void }[] }

const deadlineMs = 180_000

/** One run of `docker compose up`: its containers and networks. The volumes in `folder` outlive it. */
export const startProject = async ({ compose, folder, cgroup, images, scale }: Options) => {
  const began = performance.now()
  const getElapsedMs = () => Math.round(performance.now() - began)
  const networks = createNetworks([...new Set(Object.values(compose.services).flatMap(listNetworks))])
  const names = createNameServers()
  const running = new Map<string, Running>()
  const started: ServiceStart[] = []
  const tini = findProgram(['tini'])!
  const logFile = (name: string) => join(folder, 'logs', `${name}.log`)
  mkdirSync(join(folder, 'logs'), { recursive: true })

  const startReplica = async (serviceName: string, index: number, isHidden = false): Promise<Container> => {
    const service = compose.services[serviceName]!
    const image = images.get(serviceName)!
    const name = `${compose.name}-${serviceName}-${index}`
    const containerFolder = join(folder, 'containers', name)
    mkdirSync(containerFolder, { recursive: true })
    const attachments = networks.attach(name, listNetworks(service))
    const aliases = Object.values(service.networks).flatMap((network) => network?.aliases ?? [])
    await names.add({ container: name, names: isHidden ? [] : [serviceName, name, ...aliases], attachments })

    writeFileSync(
      join(containerFolder, 'hosts'),
      ['127.0.0.1 localhost', '::1 localhost', ...attachments.map(({ address }) => `${address} ${name}`)].join('\n') +
        '\n',
    )
    writeFileSync(join(containerFolder, 'resolv.conf'), 'nameserver 127.0.0.11\noptions ndots:0\n')
    const files = ['hosts', 'resolv.conf'].map((file) => ({
      destination: `/etc/${file}`,
      type: 'bind',
      source: join(containerFolder, file),
      options: ['bind', 'rw'],
    }))
    const mounts = [
      ...files,
      ...createMounts(service, compose, image, { volumes: join(folder, 'volumes'), containerFolder }),
    ]
    const bundle = createBundle({
      service,
      image,
      rootfs: image.rootfs,
      hostname: name,
      netns: `/run/netns/${name}`,
      cgroup: `${cgroup}/${name}`,
      mounts,
      tini,
    })
    const container = await startContainer({
      name,
      folder: containerFolder,
      bundle,
      health: service.healthcheck?.disable
        ? undefined
        : service.healthcheck?.test
          ? service.healthcheck
          : image.health && { ...image.health, ...service.healthcheck },
      graceMs: parseMilliseconds(service.stop_grace_period, 10_000),
      stopSignal: service.stop_signal ?? image.stopSignal,
      logFile: logFile(name),
    })
    void container.exited.then(() => names.rename(name, []))
    const ports = await Promise.all(
      service.ports
        .filter(() => index === 1)
        .map(({ target, published, host_ip }) =>
          publishPort({
            host: host_ip || '0.0.0.0',
            port: Number(published),
            to: { host: attachments[0]!.address, port: target },
          }),
        ),
    )
    running.set(name, { service: serviceName, container, ports })
    return container
  }

  const readLastLines = (name: string) =>
    existsSync(logFile(name)) ? readFileSync(logFile(name), 'utf8').trimEnd().split('\n').slice(-15).join('\n') : ''

  const waitForCondition = async (container: Container, condition: string) => {
    const deadline = performance.now() + deadlineMs
    for (;;) {
      const [code, health] = [container.exitCode(), container.health()]
      if (
        condition === 'service_completed_successfully'
          ? code === 0
          : code === null && (health === 'none' || condition === 'service_started' || health === 'healthy')
      )
        return
      const failed =
        code !== null
          ? `it ended with ${code}`
          : health === 'unhealthy' || performance.now() > deadline
            ? `its health check prints “${container.lastHealthOutput()}”`
            : undefined
      if (failed)
        throw new Error(
          `${container.name} did not reach ${condition}: ${failed}. Its last lines:\n${readLastLines(container.name)}`,
        )
      await sleep(50)
    }
  }

  const mustComplete = (name: string) =>
    Object.values(compose.services).some(
      ({ depends_on }) => depends_on[name]?.condition === 'service_completed_successfully',
    )

  const startService = async (name: string, service: Service): Promise<Container[]> => {
    for (const [other, { condition }] of Object.entries(service.depends_on))
      for (const container of await serviceStarts.get(other)!()) await waitForCondition(container, condition)
    const replicas = scale[name] ?? service.deploy?.replicas ?? 1
    const containers = await Promise.all(
      Array.from({ length: replicas }, (_each, index) => startReplica(name, index + 1)),
    )
    const runningAfterMs = getElapsedMs()
    const condition = mustComplete(name) ? 'service_completed_successfully' : 'service_healthy'
    await Promise.all(containers.map((container) => waitForCondition(container, condition)))
    started.push({
      name: replicas > 1 ? `${name} × ${replicas}` : name,
      runningAfterMs,
      readyAfterMs: getElapsedMs(),
      outcome: condition === 'service_healthy' ? containers[0]!.health() : 'ended with 0',
    })
    return containers
  }

  const memoize = <T>(make: () => T) => {
    let cached: { value: T } | undefined
    return () => (cached ??= { value: make() }).value
  }
  const activeServices = Object.entries(compose.services).filter(([, { profiles = [] }]) => profiles.length === 0)
  const serviceStarts = new Map<string, () => Promise<Container[]>>(
    activeServices.map(([name, service]) => [name, memoize(() => startService(name, service))]),
  )

  const removeContainer = (name: string) => {
    for (const port of running.get(name)!.ports) port.close()
    networks.detach(name, names.getAttachments(name))
    names.remove(name)
    running.delete(name)
  }

  const down = memoize(async () => {
    const ends: ContainerExit[] = []
    const stopService = async (service: string): Promise<void> => {
      const dependants = activeServices.filter(([, { depends_on }]) => service in depends_on).map(([name]) => name)
      await Promise.all(dependants.map((name) => serviceStops.get(name)!()))
      await Promise.all(
        [...running.values()]
          .filter((each) => each.service === service)
          .map(async ({ container }) => {
            ends.push({ name: container.name, ...(await container.stop()) })
            removeContainer(container.name)
          }),
      )
    }
    const serviceStops = new Map<string, () => Promise<void>>(
      activeServices.map(([name]) => [name, memoize(() => stopService(name))]),
    )
    await Promise.all([...serviceStops.values()].map((stop) => stop()))
    networks.remove()
    return ends
  })

  try {
    await Promise.all([...serviceStarts.values()].map((begin) => begin()))
  } catch (error) {
    await down().catch(() => {})
    throw error
  }

  return {
    started,
    down,
    /**
     * Starts one more container of a running service. With `onlyReady` the other containers can resolve its name only
     * while it is healthy. Without it, as in Docker, they can while its process runs.
     */
    add: async (service: string, index: number, { onlyReady = false } = {}) => {
      const container = await startReplica(service, index, onlyReady)
      await waitForCondition(container, 'service_healthy')
      names.rename(container.name, [service, container.name])
    },
    stop: async (name: string, { onlyReady = false } = {}) => {
      if (onlyReady) names.rename(name, [])
      const end = await running.get(name)!.container.stop()
      removeContainer(name)
      return end
    },
    kill: async (name: string) => {
      const { container } = running.get(name)!
      await container.kill('KILL')
      await container.exited
      removeContainer(name)
    },
    containers: () =>
      [...running.values()].map(({ service, container }) => ({
        service,
        container,
        addresses: names.getAttachments(container.name),
        logFile: logFile(container.name),
      })),
  }
}

export type Project = Awaited<ReturnType<typeof startProject>>
