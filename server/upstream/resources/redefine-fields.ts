import type { z } from 'zod'

/**
 * Lets a shape of `shared/wire/` check some fields otherwise: more strictly where the shop depends on it, less strictly
 * where another commerce API may differ. A field that the shape does not have does not compile.
 */
export const redefineFields = <S extends z.ZodRawShape, F extends Partial<Record<keyof S, z.ZodType>>>(
  shape: z.ZodObject<S>,
  fields: F & Record<Exclude<keyof F, keyof S>, never>,
) => shape.extend<F>(fields)
