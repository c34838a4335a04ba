import { z } from 'zod'

const view = z.object({
  '@id': z.string(),
  '@type': z.literal('hydra:PartialCollectionView'),
  'hydra:first': z.string().exactOptional(),
  'hydra:last': z.string().exactOptional(),
  'hydra:next': z.string().exactOptional(),
  'hydra:previous': z.string().exactOptional(),
})

export const hydraCollection = <T extends z.ZodType>(member: T) =>
  z.object({
    '@context': z.string(),
    '@id': z.string(),
    '@type': z.literal('hydra:Collection'),
    'hydra:totalItems': z.int().nonnegative(),
    'hydra:member': z.array(member),
    'hydra:view': view.exactOptional(),
  })

export const hydraError = z.object({
  '@context': z.string(),
  '@type': z.enum(['hydra:Error', 'ConstraintViolationList']),
  'hydra:title': z.string(),
  'hydra:description': z.string(),
  violations: z.array(z.object({ propertyPath: z.string(), message: z.string() })).optional(),
})
