import { getContractCall } from '#scripts/check-api/contract-calls.ts'
import { HydraError, MessageResponse } from '#shared/wire/hydra.ts'
import { createFitSchema } from '#shared/wire/fit-schema.ts'
import type { z } from 'zod'
import { createExample } from './create-example.ts'
import type { RequiredApi } from './required-api.ts'

type Example = {
  call: string
  /** The query, when it helps. */
  query?: string
  body?: unknown
  status: number
  /** The response; without it, an example of the schema. */
  response?: unknown
}

const examples: Example[] = [
  { call: 'POST /auth', body: {}, status: 200 },
  {
    call: 'POST /auth',
    body: { email: 'ada@example.com', password: 'wrong' },
    status: 401,
    response: { message: 'Invalid credentials.' },
  },
  {
    call: 'POST /users',
    body: { firstName: 'Ada', lastName: 'Quill', email: 'ada@example.com', password: 'a rather long password' },
    status: 422,
    response: {
      'hydra:description': 'email: This email address is taken.',
      violations: [{ propertyPath: 'email', message: 'This email address is taken.' }],
    },
  },
  { call: 'GET /menus', query: 'code=header', status: 200 },
  { call: 'GET /products/search-event-information', query: 'page=1&itemsPerPage=1', status: 200 },
  { call: 'GET /storefront/product/{slug}', status: 200 },
  {
    call: 'POST /addresses',
    body: {
      type: ['billing'],
      firstName: 'Ada',
      lastName: 'Quill',
      line1: '1 Test Street',
      city: 'London',
      postcode: 'E1 6AN',
      countryCode: 'GB',
    },
    status: 201,
  },
  {
    call: 'PUT /baskets/{id}',
    body: { lines: [{ productVariant: 'EV-open-night-standing', quantity: 1, extraData: {} }] },
    status: 200,
  },
  { call: 'GET /baskets/{id}/totals', status: 200 },
  {
    call: 'PUT /baskets/{id}/promotion-codes',
    body: { promoCodes: ['NO-SUCH-CODE'] },
    status: 422,
    response: {
      'hydra:description': 'promoCodes[0]: This code is not valid.',
      violations: [{ propertyPath: 'promoCodes[0]', message: 'This code is not valid.' }],
    },
  },
  {
    call: 'POST /payment-transactions',
    body: {
      basket: '1b0c6c5e-8b43-4a53-9a55-1f0f3a1b7c11',
      provider: 'sandbox',
      returnUrl: 'https://shop.example.com/checkout/complete',
      idempotencyKey: 'a key of the shop',
    },
    status: 201,
  },
  {
    call: 'GET /orders/{id}',
    status: 404,
    response: { 'hydra:description': 'There is no such order.' },
  },
]

/** Throws when an example does not fit the schemas of the contract. */
const assertFits = (schema: z.ZodType | undefined, value: unknown, { call, status }: Example) => {
  const error =
    schema && createFitSchema({ has: () => false, fillsMissing: false, unread: 'any' })(schema).safeParse(value).error
  if (error) throw new Error(`The example of ${call} (${status}) does not fit: ${error.message}`)
}

const createResponse = (example: Example, { paths, components }: RequiredApi) => {
  if (example.response !== undefined) return example.response
  const { route } = getContractCall(example.call)
  const operation = paths[route.path.replace('+}', '}')]![route.method] as {
    responses: Record<number, { content: { 'application/json': { schema: object } } }>
  }
  const { schema } = operation.responses[example.status]!.content['application/json']
  return createExample(schema, components.schemas)
}

const getErrorSchema = ({ call, status }: Example) => {
  if (status < 400) return getContractCall(call).route.response
  return call === 'POST /auth' ? MessageResponse : HydraError
}

const formatJson = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

const renderExample = (example: Example, api: RequiredApi) => {
  const { call, query, body, status } = example
  const response = createResponse(example, api)
  assertFits(getContractCall(call).route.body, body ?? {}, example)
  assertFits(getErrorSchema(example), response, example)
  return [
    `<details><summary><code>${call}${query ? `?${query}` : ''}</code>: ${status}</summary>`,
    ...(body === undefined ? [] : ['Body:', formatJson(body)]),
    'Response:',
    formatJson(response),
    '</details>',
  ].join('\n\n')
}

/** Bodies and responses of the calls that a new API begins with. Each fits the schemas of the contract. */
export const renderExamples = (api: RequiredApi): string =>
  examples.map((example) => renderExample(example, api)).join('\n\n')
