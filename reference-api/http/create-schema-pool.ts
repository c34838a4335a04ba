type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of a resource: its title, or the only value of its `@type`. */
const getTypeName = (schema: JsonObject): string | undefined => {
  const { properties, title } = schema
  if (typeof title === 'string') return title
  const type = isObject(properties) ? properties['@type'] : undefined
  const value = isObject(type) ? type.const : undefined
  // All collections have one type, and differ in their members.
  return typeof value === 'string' && value !== 'hydra:Collection' ? value.replace(/^hydra:/, '') : undefined
}

const toReference = (name: string) => `#/components/schemas/${name}`

const renameReferences = (value: Json, names: ReadonlyMap<string, string>): Json => {
  if (Array.isArray(value)) return value.map((item) => renameReferences(item, names))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const renamed = key === '$ref' && typeof child === 'string' ? names.get(child) : undefined
      return [key, renamed ?? renameReferences(child, names)]
    }),
  )
}

/**
 * Keywords that say nothing: the pattern of a format, the largest safe integer. A client must accept further
 * properties, although the API sends none.
 */
const isNoise = (key: string, value: Json, { format }: JsonObject) =>
  (key === 'pattern' && format !== undefined) ||
  (key === 'additionalProperties' && value === false) ||
  (typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER)

const tidy = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(tidy)
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([key, child]) => !isNoise(key, child, value))
  return Object.fromEntries(entries.map(([key, child]) => [key, tidy(child)]))
}

/**
 * Moves the schemas of resources out of the operations, so that each is there once. Zod refers to a schema that
 * contains itself from the root of its own document, which is not the root of an OpenAPI document.
 */
export const createSchemaPool = () => {
  const schemas = new Map<string, JsonObject>()

  /** Two schemas of one type, such as a product and its summary, get numbers. */
  const store = (typeName: string, schema: JsonObject): JsonObject => {
    const text = JSON.stringify(schema)
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? typeName : `${typeName}${number}`
      const known = schemas.get(name)
      if (!known) schemas.set(name, schema)
      if (!known || JSON.stringify(known) === text) return { $ref: toReference(name) }
    }
  }

  const share = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(share)
    if (!isObject(value)) return value
    const shared = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, share(child)]))
    const name = getTypeName(value)
    return name === undefined ? shared : store(name, shared)
  }

  /** Stores schemas that contain themselves. Returns the references that replace those of Zod. */
  const storeDefinitions = (definitions: JsonObject, rootName: string, number = 1): ReadonlyMap<string, string> => {
    const named = Object.entries(definitions).map(([key, definition], index) => {
      const ownName = (isObject(definition) && getTypeName(definition)) || `${rootName}Part${index || ''}`
      return { key: `#/$defs/${key}`, definition, name: number === 1 ? ownName : `${ownName}${number}` }
    })
    const references = new Map(named.map(({ key, name }) => [key, toReference(name)]))
    const renamed = named.map(({ definition, name }) => {
      const own = renameReferences(definition, references)
      return { name, schema: tidy(own) as JsonObject }
    })
    const isFree = ({ name, schema }: (typeof renamed)[number]) =>
      !schemas.has(name) || JSON.stringify(schemas.get(name)) === JSON.stringify(schema)
    if (!renamed.every(isFree)) return storeDefinitions(definitions, rootName, number + 1)
    for (const { name, schema } of renamed) schemas.set(name, schema)
    return references
  }

  /** The schema with references to the pool. */
  const add = ({ $defs, ...root }: JsonObject): JsonObject => {
    const references = isObject($defs)
      ? storeDefinitions($defs, getTypeName(root) ?? 'Part')
      : new Map<string, string>()
    return share(tidy(renameReferences(root, references))) as JsonObject
  }

  return {
    add,
    list: () => Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}
