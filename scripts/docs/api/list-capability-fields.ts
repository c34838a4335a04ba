import type { z } from 'zod'
import { contractCalls } from '#scripts/check-api/contract-calls.ts'
import type { Capability } from '#shared/wire/capabilities.ts'
import { findCapability } from '#shared/wire/fit-schema.ts'
import { SearchHit } from '#shared/wire/search.ts'

type Definition = {
  shape?: Record<string, z.ZodType>
  values?: unknown[]
} & Partial<Record<'element' | 'innerType' | 'valueType' | 'in' | 'out', z.ZodType>> & { options?: z.ZodType[] }

const toDefinition = (schema: z.ZodType) => (schema as unknown as { def: Definition }).def

const findTypeName = ({ shape }: Definition) => {
  const name = shape?.['@type'] && toDefinition(shape['@type']).values?.[0]
  return typeof name === 'string' && name !== 'hydra:Collection' ? name : undefined
}

/** Calls `onField` with each field of a capability at any depth, as `Order.lines.tickets`. */
const visitFields = (
  schema: z.ZodType,
  place: string,
  onField: (capability: Capability, field: string) => void,
  seen = new Set<z.ZodType>(),
): void => {
  if (seen.has(schema)) return
  seen.add(schema)
  const definition = toDefinition(schema)
  const { shape = {}, options = [], element, innerType, valueType, in: input, out } = definition
  const name = findTypeName(definition) ?? place
  for (const [key, field] of Object.entries(shape)) {
    const found = findCapability(field)
    const fieldPlace = key === 'hydra:member' ? name : `${name}.${key}`
    if (found) onField(found.capability, fieldPlace)
    else visitFields(field, fieldPlace, onField, seen)
  }
  for (const child of [...options, element, innerType, valueType, input, out])
    if (child) visitFields(child, name, onField, seen)
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : 1)

/**
 * The fields and query parameters that each capability adds, sorted. A field of several calls is listed once, by the
 * type of its resource: `Basket.hold`. Those of requests are listed with the call.
 */
export const listCapabilityFields = (): ReadonlyMap<Capability, string[]> => {
  const fields = new Map<Capability, Set<string>>()
  const add = (capability: Capability, text: string) =>
    void fields.set(capability, (fields.get(capability) ?? new Set()).add(text))
  for (const { name, route, capability: ofCall } of contractCalls) {
    const addOther = (capability: Capability, text: string) => ofCall !== capability && add(capability, text)
    if (route.query)
      visitFields(route.query, '', (found, field) => addOther(found, `\`?${field.slice(1)}\` of ${name}`))
    if (route.body) visitFields(route.body, '', (found, field) => addOther(found, `\`${field.slice(1)}\` to ${name}`))
    // A resource of a capability's call alone is not a field that the capability adds to another one.
    if (route.response && !ofCall)
      visitFields(route.response, '', (found, field) =>
        addOther(found, field.startsWith('.') ? `\`${field.slice(1)}\` of ${name}` : `\`${field}\``),
      )
  }
  visitFields(SearchHit, 'search hit', (found, field) => add(found, `\`${field.replace('search hit.', '')}\` of a hit`))
  return new Map([...fields].map(([capability, texts]) => [capability, [...texts].toSorted(compareTexts)]))
}
