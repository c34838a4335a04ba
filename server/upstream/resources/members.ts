import type { z } from 'zod'
import { createCollectionSchema } from '#shared/wire/hydra.ts'

/** What the storefront reads of a Hydra collection: never `@id` or `hydra:view`. */
export const createMembersSchema = <M extends z.ZodType>(member: M) =>
  createCollectionSchema(member).pick({ 'hydra:totalItems': true, 'hydra:member': true })
