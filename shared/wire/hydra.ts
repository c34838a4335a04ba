import { z } from 'zod'
import { unread } from './unread-fields.ts'

// The JSON + Hydra envelopes of the commerce API.

/** The two fields of every resource: its URL and its type. */
export const hydraFields = <T extends string>(type: T) => ({
  '@id': unread(z.string()),
  '@type': unread(z.literal(type)),
})

const CollectionView = z.object({
  '@id': z.string(),
  '@type': z.literal('hydra:PartialCollectionView'),
  'hydra:first': z.string().exactOptional(),
  'hydra:last': z.string().exactOptional(),
  'hydra:next': z.string().exactOptional(),
  'hydra:previous': z.string().exactOptional(),
})

/**
 * `hydra:totalItems` is the number of members on all pages; `hydra:member` contains one page. A collection of one page
 * has no `hydra:view`.
 */
export const createCollectionSchema = <M extends z.ZodType>(member: M) =>
  z.object({
    '@context': unread(z.string()),
    '@id': unread(z.string()),
    '@type': unread(z.literal('hydra:Collection')),
    'hydra:totalItems': z.int().nonnegative(),
    'hydra:member': z.array(member),
    'hydra:view': unread(CollectionView.exactOptional()),
  })
export type HydraCollection<T> = z.infer<ReturnType<typeof createCollectionSchema<z.ZodType<T>>>>

export const Violation = z.object({ propertyPath: z.string(), message: z.string() })
export type Violation = z.infer<typeof Violation>

/** The body of all errors except those of `POST /auth` and `POST /token/refresh`, which return a `MessageResponse`. */
export const HydraError = z
  .object({
    '@context': unread(z.string()),
    '@type': unread(z.enum(['hydra:Error', 'ConstraintViolationList'])),
    'hydra:title': unread(z.string()),
    'hydra:description': z.string(),
    violations: z.array(Violation).optional(),
  })
  .meta({ title: 'Error' })
export type HydraError = z.infer<typeof HydraError>

/**
 * A sentence for the shopper, in the language of the request. `POST /auth` and `POST /token/refresh` return it with
 * 401; the calls for passwords, newsletter and verification return it on success.
 */
export const MessageResponse = z.object({ message: z.string() })
export type MessageResponse = z.infer<typeof MessageResponse>
