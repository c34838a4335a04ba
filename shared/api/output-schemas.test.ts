import { expect, it } from 'vitest'
import type { z } from 'zod'
import { schemas } from './schemas.ts'

// `server/bff/dispatch.ts` sends only fields that these schemas list. A schema that passes unlisted fields would send
// them to the browser.

type Def = { type: string; [part: string]: unknown }
type SchemaNode = { path: string; schema: z.ZodType; def: Def }

const getDef = (schema: z.ZodType) => schema.def as unknown as Def
const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && 'def' in value && 'safeParse' in value

/** Collects the schema and all schemas within it, each once, with their paths. */
const collectNodes = (schema: z.ZodType, path: string, seen = new Set<z.ZodType>()): SchemaNode[] => {
  if (seen.has(schema)) return []
  seen.add(schema)
  const def = getDef(schema)
  const fields = def.type === 'object' ? Object.entries((schema as z.ZodObject).shape as Record<string, z.ZodType>) : []
  const parts = Object.entries(def)
    .flatMap(([name, part]) => (name === 'catchall' ? [] : Array.isArray(part) ? part : [part]))
    .filter(isSchema)
  return [
    { path, schema, def },
    ...fields.flatMap(([name, field]) => collectNodes(field, `${path}.${name}`, seen)),
    ...parts.flatMap((part) => collectNodes(part, path, seen)),
    ...(def.type === 'lazy' ? collectNodes((def.getter as () => z.ZodType)(), path, seen) : []),
  ]
}

/** Texts that shoppers wrote in a basket line or a form. Shoppers also choose the keys. */
const shopperInputPaths = /\.extraData$|^exportData\.messages\.values$/

/** Numbers by the path of an event. */
const countsByPath = /^getMembership\.inBasket$/

/**
 * Why a schema passes unlisted fields; undefined when it does not. zod strips unlisted fields unless the schema says
 * otherwise.
 */
const getOpenReason = ({ path, def }: SchemaNode): string | undefined => {
  if (['any', 'unknown', 'custom', 'transform', 'map', 'promise', 'function'].includes(def.type)) return def.type
  if (def.type === 'object' && isSchema(def.catchall) && getDef(def.catchall).type !== 'never') return 'any field'
  if (def.type !== 'record' || getDef(def.keyType as z.ZodType).type === 'enum') return undefined
  const valueType = getDef(def.valueType as z.ZodType).type
  const isAllowed =
    (shopperInputPaths.test(path) && valueType === 'string') || (countsByPath.test(path) && valueType === 'number')
  return isAllowed ? undefined : 'any key'
}

const upstreamFieldPattern = /^@|hydra|iri$|token|secret|basketid/i

/** The storefront itself creates this token for the browser. It contains the time at which the form was requested. */
const ownTokenFields = ['formToken']

it.each(Object.entries(schemas))(
  'the output schema of %s lists every field and no secret of the API [S2]',
  (name, { output }) => {
    const nodes = collectNodes(output, name)
    expect(
      nodes.flatMap((place) => (getOpenReason(place) === undefined ? [] : [`${place.path}: ${getOpenReason(place)}`])),
    ).toEqual([])
    expect(
      nodes
        .flatMap(({ path }) => path.split('.').slice(1).slice(-1))
        .filter((field) => upstreamFieldPattern.test(field) && !ownTokenFields.includes(field)),
    ).toEqual([])
  },
)
