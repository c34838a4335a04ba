import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { redefineFields } from '#server/upstream/resources/redefine-fields.ts'
import { toRepositoryPath } from '../repository.ts'

const eslint = new ESLint({ cwd: toRepositoryPath('.'), cache: false })

const listMessages = async (code: string, filePath = 'server/upstream/resources/planted.ts') => {
  const source = `import { z } from 'zod'\nimport * as wire from '#shared/wire/basket.ts'\n${code}\n`
  const [result] = await eslint.lintText(source, { filePath: toRepositoryPath(filePath) })
  return result!.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ message }) => message)
}

test.each([
  'export const Planted = z.object({ id: z.string() })',
  'export const Planted = wire.Shape.extend({ id: z.string() })',
  'export const Planted = wire.Shape.pick({ id: true }).safeExtend({ count: z.int().min(1).nullable() })',
  'const fields = { id: z.string() }\nexport const Planted = wire.Shape.extend(fields)',
  'const fields = { id: z.string() }\nexport const Planted = wire.Shape.extend({ ...fields })',
])('lint rejects a shape of the commerce API that is written by hand: %s', async (code) => {
  expect(await listMessages(code)).toHaveLength(1)
})

test('lint accepts fields of shared/wire/, and fields that are checked otherwise', async () => {
  expect(
    await listMessages(`export const Planted = redefineFields(
  wire.Shape.pick({ id: true }).extend({ lines: z.array(wire.Line), ...wire.Part.shape }),
  { id: z.string() },
).extend(wire.Part.shape)`),
  ).toEqual([])
})

test('redefineFields compiles for fields of the shape only', () => {
  const shape = z.object({ id: z.uuid() })
  expect(redefineFields(shape, { id: z.string() }).parse({ id: '7' })).toEqual({ id: '7' })
  // @ts-expect-error -- the shape has no field `count`.
  expect(redefineFields(shape, { count: z.int() }).shape).toHaveProperty('count')
})
