import { z } from 'zod'
import { capabilityFields, type Capability } from './capabilities.ts'
import { unreadFields } from './unread-fields.ts'

type Child = z.ZodType | undefined

/** The parts of a schema's definition that contain other schemas. */
type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: Child
  innerType?: Child
  valueType?: Child
  in?: Child
  out?: Child
  options?: z.ZodType[]
  values?: unknown[]
}

const toDefinition = (schema: z.ZodType) => (schema as unknown as { def: Definition }).def

/** The capability of a field or of an option, which may be wrapped: `.optional()` makes a new schema. */
export const findCapability = (field: z.ZodType): ReturnType<typeof capabilityFields.get> => {
  const { innerType } = toDefinition(field)
  return capabilityFields.get(field) ?? (innerType && findCapability(innerType))
}

type FitOptions = {
  has: (capability: Capability) => boolean
  /** Whether the missing fields get the values that mean that the API lacks the capability. */
  fillsMissing: boolean
  /** What becomes of the fields that the shop never reads: required, of any value or missing, or left out. */
  unread?: 'required' | 'any' | 'omitted'
}

const isUnread = (field: z.ZodType): boolean => {
  const { innerType } = toDefinition(field)
  return unreadFields.has(field) || (innerType !== undefined && isUnread(innerType))
}

/** The name of a resource: its title, or the only value of its `@type`. */
const findTitle = (schema: z.ZodType): string | undefined => {
  const { title } = z.globalRegistry.get(schema) ?? {}
  const type = toDefinition(schema).shape?.['@type']
  const [value, ...others] = type ? (toDefinition(type).values ?? []) : []
  if (title !== undefined || typeof value !== 'string' || others.length > 0) return title
  return value === 'hydra:Collection' ? undefined : value
}

const listChildren = (schema: z.ZodType): z.ZodType[] => {
  const { shape = {}, options = [], element, innerType, valueType, in: input, out } = toDefinition(schema)
  return [...Object.values(shape), ...options, element, innerType, valueType, input, out].filter(
    (child) => child !== undefined,
  )
}

/**
 * Creates a function that returns a schema without the fields of the capabilities that an API lacks. A schema without
 * such fields is returned as it is.
 */
export const createFitSchema = ({ has, fillsMissing, unread = 'required' }: FitOptions) => {
  // Weak, because some calls create their schema each time.
  const fitted = new WeakMap<z.ZodType, z.ZodType>()
  const inProgress = new Set<z.ZodType>()

  /** Whether the API has what a schema describes. */
  const isThere = (schema: z.ZodType) => {
    const found = findCapability(schema)
    return !found || has(found.capability)
  }

  const changes = (schema: z.ZodType) => !isThere(schema) || (unread !== 'required' && isUnread(schema))

  const changesWithin = (schema: z.ZodType, seen = new Set<z.ZodType>()): boolean => {
    if (seen.has(schema)) return false
    seen.add(schema)
    return listChildren(schema).some((child) => changes(child) || changesWithin(child, seen))
  }

  const fitField = (field: z.ZodType): Child => {
    if (!isThere(field)) {
      const absent = findCapability(field)?.absent
      return fillsMissing && absent !== undefined
        ? z
            .unknown()
            .optional()
            .transform(() => absent)
        : undefined
    }
    if (unread === 'required' || !isUnread(field)) return fit(field)
    return unread === 'any' ? z.unknown().optional() : undefined
  }

  const fitShape = (shape: Record<string, z.ZodType>) =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([name, field]) => {
        const fittedField = fitField(field)
        return fittedField ? [[name, fittedField]] : []
      }),
    )

  const fitDefinition = (definition: Definition): Partial<Definition> => {
    const { shape, options } = definition
    if (shape) return { shape: fitShape(shape) }
    if (options) return { options: options.filter(isThere).map(fit) }
    const children = (['element', 'innerType', 'valueType', 'in', 'out'] as const).flatMap((name) => {
      const child = definition[name]
      return child ? [[name, fit(child)]] : []
    })
    return Object.fromEntries(children) as Partial<Definition>
  }

  const fit = (schema: z.ZodType): z.ZodType => {
    const known = fitted.get(schema)
    if (known) return known
    if (!changesWithin(schema)) return schema
    // A schema that contains itself refers to the result.
    if (inProgress.has(schema)) return z.lazy(() => fitted.get(schema)!)
    inProgress.add(schema)
    const definition = toDefinition(schema)
    const result = z.clone(schema, {
      ...definition,
      ...fitDefinition(definition),
    } as unknown as typeof schema._zod.def)
    // Titles are names in an OpenAPI document, where the type of a resource may be left out.
    const title = findTitle(schema)
    if (title !== undefined) z.globalRegistry.add(result, { title })
    inProgress.delete(schema)
    fitted.set(schema, result)
    return result
  }

  return fit as <T>(schema: z.ZodType<T>) => z.ZodType<T>
}
