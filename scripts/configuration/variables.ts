import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { configVariables as apiVariables } from '#reference-api/config.ts'
import { configVariables as shopVariables } from '#server/config/config-variables.ts'
import { toRepositoryPath } from '../repository.ts'
import { composePurposes } from './compose-purposes.ts'

/**
 * A variable of the environment; `standard` is what an empty one means, as text, and empty where that depends on
 * others.
 */
export type Variable = { name: string; defaultValue: string; purpose: string }

const getDefaultText = (schema: unknown): string => {
  if (schema instanceof z.ZodDefault) return String(schema.def.defaultValue)
  if (schema instanceof z.ZodPipe) return getDefaultText(schema.in)
  return schema instanceof z.ZodOptional ? getDefaultText(schema.unwrap()) : ''
}

const listVariables = (shape: Record<string, z.ZodType>): Variable[] =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    defaultValue: getDefaultText(schema),
    purpose: schema.description ?? '',
  }))

const isSharedVariable = (name: string) => name in shopVariables.shape && name in apiVariables.shape

/** What the storefront reads, as its schema describes it. */
export const storefrontVariables = listVariables(shopVariables.shape).map((variable) =>
  isSharedVariable(variable.name) ? { ...variable, purpose: `${variable.purpose} (read by both)` } : variable,
)

/** What the reference commerce API alone reads. */
export const referenceApiVariables = listVariables(apiVariables.shape).filter(({ name }) => !isSharedVariable(name))

/** The names that both deployables read. */
export const sharedVariableNames = Object.keys(apiVariables.shape).filter(isSharedVariable)

/**
 * What docker-compose.yml asks `.env` for and neither deployable reads, in the order of the file; the default is the
 * file's own.
 */
export const listComposeVariables = (
  source = readFileSync(toRepositoryPath('docker-compose.yml'), 'utf8'),
): Variable[] => {
  const referencedVariables = new Map(
    [...source.matchAll(/(?<!\$)\$\{(\w+)(?::-([^${}]*))?/g)].map(([, name, defaultValue]) => [
      name!,
      defaultValue ?? '',
    ]),
  )
  return [...referencedVariables]
    .filter(([name]) => !(name in shopVariables.shape || name in apiVariables.shape))
    .map(([name, defaultValue]) => ({ name, defaultValue, purpose: composePurposes[name] ?? '' }))
}
