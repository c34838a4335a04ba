import type { z } from 'zod'

/**
 * Lets a shape of `shared/wire/` check some fields otherwise. The check is stricter where the shop depends on it, and
 * less strict where another commerce API may differ. A field that the shape does not have does not compile.
 */
export const redefineFields = <S extends z.ZodRawShape, F extends Partial<Record<keyof S, z.ZodType>>>(
  shape: z.ZodObject<S>,
  fields: F & Record<Exclude<keyof F, keyof S>, never>,
) => shape.extend<F>(fields)
