import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { createOpenApiDocument } from '#reference-api/http/create-openapi-document.ts'
import { contractCalls } from '#scripts/check-api/contract-calls.ts'
import { createFitSchema } from '#shared/wire/fit-schema.ts'
import { toRepositoryPath } from '../../repository.ts'

export const requiredApiFile = 'docs/required-api.openapi.json'

/** The ids of the reference API are UUIDs. Those of another API are any texts. */
const toTexts = (params: z.ZodType) => {
  const { shape } = params as z.ZodObject
  return z.object(Object.fromEntries(Object.keys(shape).map((name) => [name, z.string()])))
}

/** The OpenAPI document of what every API must have: the calls, parameters and fields of no capability. */
export const createRequiredApi = () => {
  const fit = createFitSchema({ has: () => false, fillsMissing: false, unread: 'omitted' })
  const routes = contractCalls
    .filter(({ capability }) => capability === undefined)
    .map(({ route: { params, query, body, response, ...route } }) => ({
      ...route,
      ...(params && { params: toTexts(params) }),
      ...(query && { query: fit(query) }),
      ...(body && { body: fit(body) }),
      ...(response && { response: fit(response) }),
    }))
  return createOpenApiDocument(routes, {
    title: 'Required commerce API of Stagedoor',
    description:
      'What the shop needs of any commerce API. Amounts are integer minor units, dates ISO 8601 with offset. ' +
      'Further fields and calls are allowed. docs/bring-your-own-api.md explains it and lists the optional capabilities.',
  })
}

export type RequiredApi = ReturnType<typeof createRequiredApi>

/** The document as the formatter writes it. */
export const renderRequiredApi = async (): Promise<string> =>
  format(JSON.stringify(createRequiredApi()), {
    ...(await resolveConfig(toRepositoryPath(requiredApiFile))),
    parser: 'json',
  })
