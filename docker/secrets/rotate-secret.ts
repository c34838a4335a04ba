import { secretRules, type Secrets } from './secret-rules.ts'

const parseList = (text = '') => text.split(',').filter(Boolean)

/** The list of values after each step; undefined where the step does not fit. The first value signs or encrypts. */
const rotationSteps: Record<string, (list: string[], generate: () => string) => string[] | undefined> = {
  append: (list, generate) => (list.length > 1 ? undefined : [...list, generate()]),
  first: (list) => (list.length < 2 ? undefined : [list.at(-1)!, ...list.slice(0, -1)]),
  drop: (list) => (list.length < 2 ? undefined : list.slice(0, -1)),
}

const usage =
  'Usage: secrets rotate SESSION_KEYS|SESSION_SECRETS append|first|drop, or secrets rotate REFERENCE_API_JWT_KEY'

/**
 * Returns the secrets after one rotation step. A list rotates in three steps; each step must reach every service before
 * the next one (docs/runbook.md). Throws when the step does not fit, or when the environment sets the secret.
 */
export const rotateSecret = (
  persisted: Secrets | undefined,
  given: Secrets,
  [name = '', step = '']: readonly string[],
): Secrets => {
  if (persisted === undefined) throw new Error('There are no secrets yet: start the shop once before rotating')
  if (given[name]) throw new Error(`${name} is set by the environment: change it there`)
  if (name === 'REFERENCE_API_JWT_KEY' && step === '') {
    if (given.REFERENCE_API_PREVIOUS_JWT_KEYS)
      throw new Error('REFERENCE_API_PREVIOUS_JWT_KEYS is set by the environment: change both there')
    const previousKeys = [
      persisted.REFERENCE_API_JWT_KEY,
      ...parseList(persisted.REFERENCE_API_PREVIOUS_JWT_KEYS),
    ].join(',')
    return {
      ...persisted,
      REFERENCE_API_JWT_KEY: secretRules.REFERENCE_API_JWT_KEY!.generate!(),
      REFERENCE_API_PREVIOUS_JWT_KEYS: previousKeys,
    }
  }
  if ((name !== 'SESSION_KEYS' && name !== 'SESSION_SECRETS') || !Object.hasOwn(rotationSteps, step))
    throw new Error(usage)
  const list = rotationSteps[step]!(parseList(persisted[name]), secretRules[name]!.generate!)
  if (!list)
    throw new Error(
      step === 'append'
        ? `${name} has a second value already: continue with first, or drop`
        : `${name} has one value only: begin with append`,
    )
  return { ...persisted, [name]: list.join(',') }
}
