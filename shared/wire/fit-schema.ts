import { z } from 'zod'
import { capabilityFields, type Capability } from './capabilities.ts'

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
}

/**
 * Creates a function that returns a schema without the fields of the capabilities that an API lacks. A schema without
 * such fields is returned as it is. A schema that contains itself may not have such fields.
 */
export const createFitSchema = ({ has, fillsMissing }: FitOptions) => {
  // Weak, because some calls create their schema each time.
  const fitted = new WeakMap<z.ZodType, z.ZodType>()

  const fitField = (field: z.ZodType): Child => {
    const found = findCapability(field)
    if (!found || has(found.capability)) return fit(field)
    const { absent } = found
    return fillsMissing && absent !== undefined
      ? z
          .unknown()
          .optional()
          .transform(() => absent)
      : undefined
  }

  /** Whether the API has what a schema describes. */
  const isThere = (schema: z.ZodType) => {
    const found = findCapability(schema)
    return !found || has(found.capability)
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

  const isSame = (definition: Definition, changes: Partial<Definition>) =>
    Object.entries(changes).every(([name, change]) => {
      const before = definition[name as keyof Definition] as Record<string, unknown> | undefined
      if (name !== 'shape' && name !== 'options') return change === before
      const entries = Object.entries(change as Record<string, unknown>)
      return (
        entries.length === Object.keys(before ?? {}).length && entries.every(([key, value]) => before?.[key] === value)
      )
    })

  const fit = (schema: z.ZodType): z.ZodType => {
    const known = fitted.get(schema)
    if (known) return known
    fitted.set(schema, schema)
    const definition = toDefinition(schema)
    const changes = fitDefinition(definition)
    const result = isSame(definition, changes)
      ? schema
      : z.clone(schema, { ...definition, ...changes } as unknown as typeof schema._zod.def)
    fitted.set(schema, result)
    return result
  }

  return fit as <T>(schema: z.ZodType<T>) => z.ZodType<T>
}
