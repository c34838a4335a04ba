import { expect, test } from 'vitest'
import { z } from 'zod'
import { capabilityFields, declareFields } from './capabilities.ts'
import { createFitSchema } from './fit-schema.ts'
import { unread } from './unread-fields.ts'

const Line = z
  .object({ name: z.string() })
  .extend(declareFields('vouchers', { kind: z.string(), balance: z.int().exactOptional() }, { kind: 'none' }).shape)
const Thing = z
  .object({ id: z.string(), lines: z.array(Line).min(1), first: Line.nullable(), byName: z.record(z.string(), Line) })
  .extend(declareFields('holds', { hold: z.string().nullable() }, { hold: null }).shape)

const plain = { id: 'a', lines: [{ name: 'b' }], first: { name: 'b' }, byName: { b: { name: 'b' } } }
const line = { name: 'b', kind: 'card', balance: 5 }
const full = { id: 'a', lines: [line], first: line, byName: { b: line }, hold: 'until six' }

test('An API with every capability is checked by the schema itself', () => {
  expect(createFitSchema({ has: () => true, fillsMissing: true })(Thing)).toBe(Thing)
})

test('Fields of a missing capability get the value of a shop without it, at every depth', () => {
  const schema = createFitSchema({ has: () => false, fillsMissing: true })(Thing)
  const filled = { name: 'b', kind: 'none' }
  const expected = { id: 'a', lines: [filled], first: filled, byName: { b: filled }, hold: null }
  expect(schema.parse(plain)).toEqual(expected)
  expect(schema.parse(full)).toEqual(expected)
  expect(schema.safeParse({ ...plain, lines: [] }).success).toBe(false)
})

test('Without values the fields are left out', () => {
  expect(createFitSchema({ has: () => false, fillsMissing: false })(Thing).parse(full)).toEqual(plain)
})

test('A capability that the API has stays required', () => {
  const schema = createFitSchema({ has: (capability) => capability === 'holds', fillsMissing: true })(Thing)
  expect(schema.safeParse(plain).success).toBe(false)
  expect(schema.parse({ ...plain, hold: null })).toMatchObject({ hold: null, lines: [{ kind: 'none' }] })
})

test('A wrapped field keeps its capability', () => {
  const Page = z.object({ article: Thing.shape.hold.optional() })
  expect(createFitSchema({ has: () => false, fillsMissing: true })(Page).parse({ article: 'x' })).toEqual({
    article: null,
  })
})

test('A schema that contains itself stays as it is', () => {
  const Item: z.ZodType = z.object({
    name: z.string(),
    get children() {
      return z.array(Item)
    },
  })
  expect(createFitSchema({ has: () => false, fillsMissing: true })(Item)).toBe(Item)
})

test('An option of a missing capability is left out', () => {
  const Short = z.object({ id: z.string() })
  capabilityFields.add(Short, { capability: 'wishlist-overviews' })
  const Either = z.array(z.union([Thing, Short]))
  const fitSchema = (hasShort: boolean) =>
    createFitSchema({ has: (capability) => hasShort && capability === 'wishlist-overviews', fillsMissing: false })(
      Either,
    )
  expect(fitSchema(true).safeParse([{ id: 'a' }]).success).toBe(true)
  expect(fitSchema(false).safeParse([{ id: 'a' }]).success).toBe(false)
  expect(fitSchema(false).parse([plain])).toEqual([plain])
})

const Branch = z.object({
  '@type': unread(z.literal('Branch')),
  id: unread(z.string()),
  name: z.string(),
  get children() {
    return z.array(Branch)
  },
})
const tree = {
  '@type': 'Branch',
  id: 'a',
  name: 'b',
  children: [{ '@type': 'Branch', id: 'c', name: 'd', children: [] }],
}
const readTree = { name: 'b', children: [{ name: 'd', children: [] }] }

test('A field that the shop never reads is required unless it is any or omitted', () => {
  const fit = (unreadFields: 'required' | 'any' | 'omitted') =>
    createFitSchema({ has: () => true, fillsMissing: false, unread: unreadFields })(Branch)
  expect(fit('required')).toBe(Branch)
  expect(fit('required').safeParse(readTree).success).toBe(false)
  expect(fit('any').parse({ ...tree, id: 5 })).toEqual({ ...tree, id: 5 })
  expect(fit('any').parse(readTree)).toEqual(readTree)
  expect(fit('omitted').parse(tree)).toEqual(readTree)
  expect(fit('omitted').safeParse({ name: 'b', children: [{ name: 5, children: [] }] }).success).toBe(false)
})

test('A resource without its type keeps its name as a title', () => {
  const schema = createFitSchema({ has: () => true, fillsMissing: false, unread: 'omitted' })(Branch)
  expect(z.globalRegistry.get(schema)).toMatchObject({ title: 'Branch' })
})
