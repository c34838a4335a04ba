/** The JSON + Hydra shapes of the commerce API. Types only: what really arrives is validated where it is received. */

export type HydraCollection<T> = {
  '@context': string
  '@id': string
  '@type': 'hydra:Collection'
  'hydra:totalItems': number
  'hydra:member': T[]
  'hydra:view'?: {
    '@id': string
    '@type': 'hydra:PartialCollectionView'
    'hydra:first'?: string
    'hydra:last'?: string
    'hydra:next'?: string
    'hydra:previous'?: string
  }
}

export type Violation = { propertyPath: string; message: string }

/** Any error but those of `POST /auth` and `POST /token/refresh`, which answer `{ message }` (specification §7). */
export type HydraError = {
  '@context': string
  '@type': 'hydra:Error' | 'ConstraintViolationList'
  'hydra:title': string
  'hydra:description': string
  violations?: Violation[]
}

/** Every resource carries its own address and kind. */
export type Resource<T extends string> = { '@id': string; '@type': T }
