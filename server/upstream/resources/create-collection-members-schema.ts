import type { z } from 'zod'
import { createCollectionSchema } from '#shared/wire/hydra.ts'

/** The fields of a Hydra collection that the storefront reads; `@id` and `hydra:view` are not among them. */
export const createCollectionMembersSchema = <M extends z.ZodType>(member: M) =>
  createCollectionSchema(member).pick({ 'hydra:totalItems': true, 'hydra:member': true })
