import { contractCalls } from '#scripts/check-api/contract-calls.ts'
import { capabilityParts, listPagesOf } from '#scripts/check-api/missing-parts.ts'
import { capabilityCalls, capabilityNames, type Capability } from '#shared/wire/capabilities.ts'
import { listCapabilityFields } from './list-capability-fields.ts'
import type { RequiredApi } from './required-api.ts'

type Schema = {
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  const?: unknown
}
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  tags: string[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: Content
  responses: Record<string, Content>
}

const code = (text: string) => `\`${text}\``

const getSchema = ({ content }: Content) => content?.['application/json']?.schema

const nameOf = (schema: Schema) => schema.$ref?.split('/').at(-1)

/** A few words for a response. The OpenAPI file has its schema. */
const describeSchema = (schema: Schema | undefined): string => {
  if (!schema) return 'nothing'
  const name = nameOf(schema)
  if (name !== undefined) return code(name)
  const members = schema.properties?.['hydra:member']?.items
  if (members) return `collection of ${code(nameOf(members) ?? 'Wishlist')}`
  return Object.keys(schema.properties ?? {})
    .map(code)
    .join(', ')
}

const listNames = (names: string[], required: string[] = []) =>
  names.map((name) => (required.includes(name) ? `**${code(name)}**` : code(name))).join(', ') || '–'

const renderRow = (method: string, path: string, { parameters, requestBody, responses }: Operation) => {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const body = requestBody && getSchema(requestBody)
  const statuses = Object.keys(responses)
  const success = statuses.find((status) => Number(status) < 300)!
  const errors = statuses.filter((status) => Number(status) >= 400)
  const cells = [
    code(`${method.toUpperCase()} ${path}`),
    listNames(
      query.map(({ name }) => name),
      query.filter(({ required }) => required).map(({ name }) => name),
    ),
    listNames(Object.keys(body?.properties ?? {}), body?.required),
    `${success}: ${describeSchema(getSchema(responses[success]!))}`,
    errors.join(', ') || '–',
  ]
  return `| ${cells.join(' | ')} |`
}

/** The required calls by area, from the OpenAPI document. */
export const renderRequiredCalls = ({ paths, tags }: RequiredApi): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  )
  return tags
    .map(({ name }) => {
      const members = operations.filter(({ operation }) => operation.tags.includes(name))
      const rows = members.map(({ path, method, operation }) => renderRow(method, path, operation))
      return [`**${name}**`, '', '| call | query | body | success | errors |', '|---|---|---|---|---|', ...rows].join(
        '\n',
      )
    })
    .join('\n\n')
}

const renderCapability = (capability: Capability, fields: string[]) => {
  const pages = listPagesOf(capability).map(code)
  const parts = [
    ...capabilityCalls[capability].map(code),
    // A link of a call to its method would be long, so only names are code.
    ...fields.map((field) => field.replace(/ (of|to) ([A-Z]+ \/\S+)$/, ' $1 `$2`')),
  ]
  const without = `no ${capabilityParts[capability]}${pages.length > 0 ? `; nor ${pages.join(', ')}` : ''}`
  return `| ${code(capability)} | ${without} | ${parts.join(', ')} |`
}

/** Each capability: what the shop lacks without it, and its calls and fields. */
export const renderCapabilities = (): string => {
  const fields = listCapabilityFields()
  return [
    '| capability | without it the shop has | calls, parameters and fields |',
    '|---|---|---|',
    ...capabilityNames.map((capability) => renderCapability(capability, fields.get(capability) ?? [])),
  ].join('\n')
}

/** How many calls are required, and how many belong to capabilities. */
export const countCalls = () => {
  const required = contractCalls.filter(({ capability }) => capability === undefined).length
  return { required, optional: contractCalls.length - required }
}
