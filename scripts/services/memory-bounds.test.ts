import { describe, expect, it } from 'vitest'
import { cacheBytes } from '#server/config/cache-bytes.ts'
import { readCompose } from '../compose-file/compose-file.ts'
import type { ServiceGroup } from './service-group.ts'
import type { ServiceCommand } from './service-process.ts'
import { readMemoryBounds } from './memory-bounds.ts'
import { spawnReferenceApi } from './reference-api.ts'
import { startStorefront } from './storefront.ts'

const mebibyte = 2 ** 20
const images = ['storefront', 'reference-api', 'reference-api-demo'] as const
const getOption = (image: (typeof images)[number], name: string) =>
  Number(
    readMemoryBounds(image)
      .options.find((option) => option.startsWith(`--${name}=`))
      ?.split('=')[1],
  )

/** Keeps the command of a service, which ends at once. */
const createRecordingGroup = () => {
  const commands: ServiceCommand[] = []
  const start = (command: ServiceCommand) => {
    commands.push(command)
    const exited = Promise.resolve({ name: command.name, reason: 'ended', lastLines: [] })
    return { name: command.name, pid: 0, exited, stop: async () => {} }
  }
  return { commands, group: { start } as unknown as ServiceGroup }
}

const settings = { port: 1, apiPort: 1, dataDir: '/nowhere', jwtKey: '', apiUrl: 'http://127.0.0.1:1' }
const shopSettings = { ...settings, redisUrl: undefined, secrets: { sessionSecret: '', sessionKey: '' } }

const startPrograms = async (mode: 'production' | 'development') => {
  const { commands, group } = createRecordingGroup()
  await expect(spawnReferenceApi(group, { ...settings, mode })).rejects.toThrow('ended')
  await expect(startStorefront(group, { ...shopSettings, mode })).rejects.toThrow('ended')
  return commands
}

describe('what bounds memory', () => {
  it.each(images)('the image %s bounds old and young space and the arenas of the allocator', (image) => {
    expect(getOption(image, 'max-old-space-size')).toBeGreaterThan(0)
    expect(getOption(image, 'max-semi-space-size')).toBeGreaterThan(0)
    expect(Number(readMemoryBounds(image).variables.MALLOC_ARENA_MAX)).toBeGreaterThan(0)
  })

  it('the images of the reference API have the same bounds', () => {
    expect(readMemoryBounds('reference-api')).toEqual(readMemoryBounds('reference-api-demo'))
  })

  it('npm start runs both programs with the bounds of their images', async () => {
    const [api, storefront] = await startPrograms('production')
    for (const [command, image] of [[api!, 'reference-api-demo'] as const, [storefront!, 'storefront'] as const]) {
      const { options, variables } = readMemoryBounds(image)
      expect(command.args.slice(0, -1)).toEqual(options)
      expect(command.env).toMatchObject(variables)
    }
  })

  it('compose runs the images with their own commands', () => {
    const { services } = readCompose()
    for (const name of ['storefront', 'reference-api']) expect(services[name]!.command, name).toBeUndefined()
  })

  it('full caches of text leave more than 30 % of the heap of the storefront free', () => {
    // Measured: 50 MB without caches, and up to three bytes of heap for a byte of text.
    const { apiResponses, bffResponses, searches, sanitisedHtml } = cacheBytes
    const full = 50 * mebibyte + 3 * (apiResponses + bffResponses + searches + sanitisedHtml)
    expect(full).toBeLessThan(0.7 * getOption('storefront', 'max-old-space-size') * mebibyte)
  })
})
