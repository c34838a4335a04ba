import { findContractCall } from '#scripts/check-api/contract-calls.ts'
import type { Capability } from '#shared/wire/capabilities.ts'
import { createFitSchema } from '#shared/wire/fit-schema.ts'
import type { FaultyGateway } from './start-faulty-gateway.ts'

const namesFacets = (body: unknown): boolean => {
  const { requests = [] } = body as { requests?: { facets?: unknown; facetFilters?: unknown }[] }
  return requests.some(({ facets, facetFilters }) => facets ?? facetFilters)
}

const findCall = (call: string) => {
  const [method = '', url = ''] = call.split(' ')
  return findContractCall(method, url)
}

/**
 * Makes a gateway hide the calls, the fields and the facets of the capabilities that are not among `capabilities`. It
 * also hides the fields that the shop never reads.
 */
export const hideCapabilities = (gateway: FaultyGateway, capabilities: ReadonlySet<Capability> = new Set()) => {
  const has = (capability: Capability) => capabilities.has(capability)
  const fitSchema = createFitSchema({ has, fillsMissing: false, unread: 'omitted' })
  const calls: string[] = []
  Object.assign(gateway, {
    failCall: (call: string) => {
      const found = findCall(call)
      const isHidden = found?.capability !== undefined && !has(found.capability)
      if (isHidden) calls.push(found.name)
      return isHidden ? 404 : false
    },
    rewriteRequest: (call: string, body: unknown) => {
      if (!has('search-details') && call.includes('/1/indexes/') && namesFacets(body)) calls.push('a search by facets')
      return body
    },
    rewriteResponse: (call: string, body: unknown) => {
      const response = findCall(call)?.route.response
      const parsed = response && fitSchema(response).safeParse(body)
      return parsed?.success ? parsed.data : body
    },
  } satisfies Partial<FaultyGateway>)
  /** The hidden calls that the shop has sent. */
  return { calls }
}
