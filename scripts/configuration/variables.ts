import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { configVariables as apiVariables } from '#reference-api/config.ts'
import { configVariables as shopVariables } from '#server/config/config-variables.ts'
import { renamedComposeVariables } from '../../docker/secrets/renamed-names.ts'
import { toRepositoryPath } from '../repository.ts'
import { composePurposes } from './compose-purposes.ts'

/** An environment variable. `defaultValue` is empty when the default depends on other variables. */
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

/** The variables of the storefront, from its schema. */
export const storefrontVariables = listVariables(shopVariables.shape).map((variable) =>
  isSharedVariable(variable.name) ? { ...variable, purpose: `${variable.purpose} (read by both)` } : variable,
)

/** The variables that only the reference API reads. */
export const referenceApiVariables = listVariables(apiVariables.shape).filter(({ name }) => !isSharedVariable(name))

/** The names of the variables that both deployables read. */
export const sharedVariableNames = Object.keys(apiVariables.shape).filter(isSharedVariable)

/** The variables that only docker-compose.yml reads, in its order and with its defaults. */
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
    .filter(([name]) => !(name in shopVariables.shape || name in apiVariables.shape || name in renamedComposeVariables))
    .map(([name, defaultValue]) => ({ name, defaultValue, purpose: composePurposes[name] ?? '' }))
}
