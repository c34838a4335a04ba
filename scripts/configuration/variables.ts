import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { configVariables as apiVariables } from '#reference-api/config.ts'
import { configVariables as shopVariables } from '#server/config/config.ts'
import { inRepository } from '../repository.ts'
import { composePurposes } from './compose-purposes.ts'

/**
 * A variable of the environment; `standard` is what an empty one means, as text, and empty where that depends on
 * others.
 */
export type Variable = { name: string; standard: string; purpose: string }

const standardOf = (schema: unknown): string => {
  if (schema instanceof z.ZodDefault) return String(schema.def.defaultValue)
  if (schema instanceof z.ZodPipe) return standardOf(schema.in)
  return schema instanceof z.ZodOptional ? standardOf(schema.unwrap()) : ''
}

const variablesOf = (shape: Record<string, z.ZodType>): Variable[] =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    standard: standardOf(schema),
    purpose: schema.description ?? '',
  }))

const isShared = (name: string) => name in shopVariables.shape && name in apiVariables.shape

/** What the storefront reads, as its schema describes it. */
export const storefrontVariables = variablesOf(shopVariables.shape).map((variable) =>
  isShared(variable.name) ? { ...variable, purpose: `${variable.purpose} (read by both)` } : variable,
)

/** What the reference commerce API alone reads. */
export const referenceApiVariables = variablesOf(apiVariables.shape).filter(({ name }) => !isShared(name))

/** The names that both deployables read. */
export const sharedNames = Object.keys(apiVariables.shape).filter(isShared)

/**
 * What docker-compose.yml asks `.env` for and neither deployable reads, in the order of the file; the default is the
 * file's own.
 */
export const composeVariables = (source = readFileSync(inRepository('docker-compose.yml'), 'utf8')): Variable[] => {
  const asked = new Map(
    [...source.matchAll(/(?<!\$)\$\{(\w+)(?::-([^${}]*))?/g)].map(([, name, standard]) => [name!, standard ?? '']),
  )
  return [...asked]
    .filter(([name]) => !(name in shopVariables.shape || name in apiVariables.shape))
    .map(([name, standard]) => ({ name, standard, purpose: composePurposes[name] ?? '' }))
}
