import { z } from 'zod'
import type * as wire from '#shared/wire/hydra.ts'
import { schemaFor } from './schema-for.ts'

/** A hydra collection; only the members and how many there are in all are read, never `@id` or `hydra:view`. */
export const createCollectionSchema = <M extends z.ZodType>(member: M) =>
  z.object({ 'hydra:totalItems': z.int().nonnegative(), 'hydra:member': z.array(member) })

const Violation = schemaFor<wire.Violation>()(z.object({ propertyPath: z.string(), message: z.string() }))

/** Errors are read forgivingly: what is missing or odd is left out, since an error about an error helps nobody. */
export const ErrorResponse = z.object({
  'hydra:description': z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  violations: z.array(Violation).optional().catch(undefined),
})
