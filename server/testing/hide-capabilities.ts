import { allRoutes } from '#reference-api/routes/all-routes.ts'
import { searchRoutes } from '#reference-api/routes/catalogue/search-routes.ts'
import { capabilityCalls, capabilityNames, type Capability } from '#shared/wire/capabilities.ts'
import { createFitSchema } from '#shared/wire/fit-schema.ts'
import type { FaultyGateway } from './start-faulty-gateway.ts'

const toPattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\{\w+\+\}/g, '.+')
      .replace(/\{\w+\}/g, '[^/]+')
      .replaceAll('.ics', '\\.ics')
      .replaceAll('/*/', '/\\*/')}$`,
  )

const routes = [...allRoutes, ...searchRoutes].map((route) => ({ ...route, pattern: toPattern(route.path) }))

const namesFacets = (body: unknown): boolean => {
  const { requests = [] } = body as { requests?: { facets?: unknown; facetFilters?: unknown }[] }
  return requests.some(({ facets, facetFilters }) => facets ?? facetFilters)
}

const findRoute = (call: string) => {
  const [method = '', url = ''] = call.split(' ')
  const path = url.split('?')[0]!
  return routes.find((route) => route.method === method.toLowerCase() && route.pattern.test(path))
}

/** Whether a call of the API is one of the capability. Both name the rest of a path in their own way. */
const isCallOf = (capability: Capability, call: string) =>
  capabilityCalls[capability].some((known) => known === call.replaceAll('+}', '}'))

/** Makes a gateway hide the calls, the fields and the facets of the capabilities that are not among `capabilities`. */
export const hideCapabilities = (gateway: FaultyGateway, capabilities: ReadonlySet<Capability> = new Set()) => {
  const has = (capability: Capability) => capabilities.has(capability)
  const fitSchema = createFitSchema({ has, fillsMissing: false })
  const hidden = capabilityNames.filter((capability) => !has(capability))
  const calls: string[] = []
  Object.assign(gateway, {
    failCall: (call: string) => {
      const route = findRoute(call)
      const name = route && `${route.method.toUpperCase()} ${route.path}`
      const isHidden = name !== undefined && hidden.some((capability) => isCallOf(capability, name))
      if (isHidden) calls.push(name)
      return isHidden ? 404 : false
    },
    rewriteRequest: (call: string, body: unknown) => {
      if (!has('search-details') && call.includes('/1/indexes/') && namesFacets(body)) calls.push('a search by facets')
      return body
    },
    rewriteResponse: (call: string, body: unknown) => {
      const response = findRoute(call)?.response
      const parsed = response && fitSchema(response).safeParse(body)
      return parsed?.success ? parsed.data : body
    },
  } satisfies Partial<FaultyGateway>)
  /** The hidden calls that the shop has sent. */
  return { calls }
}
