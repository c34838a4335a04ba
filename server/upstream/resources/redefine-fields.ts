import { z } from 'zod'
import { capabilityFields } from '#shared/wire/capabilities.ts'

/**
 * Lets a shape of `shared/wire/` check some fields otherwise. The check is stricter where the shop depends on it, and
 * less strict where another commerce API may differ. A field that the shape does not have does not compile. A redefined
 * field belongs to the same capability.
 */
export const redefineFields = <S extends z.ZodRawShape, F extends Partial<Record<keyof S, z.ZodType>>>(
  shape: z.ZodObject<S>,
  fields: F & Record<Exclude<keyof F, keyof S>, never>,
) => {
  const redefined = Object.entries(fields).map(([name, field]) => {
    const original = shape.shape[name] as unknown as z.ZodType | undefined
    const capability = original && capabilityFields.get(original)
    if (!capability) return [name, field]
    const copy = z.clone(field as z.ZodType)
    capabilityFields.add(copy, capability)
    return [name, copy]
  })
  return shape.extend<F>(Object.fromEntries(redefined) as F)
}
