import type { Route } from '#reference-api/http/define-route.ts'
import { allRoutes } from '#reference-api/routes/all-routes.ts'
import { searchRoutes } from '#reference-api/routes/catalogue/search-routes.ts'
import { capabilityCalls, capabilityNames, type Capability } from '#shared/wire/capabilities.ts'

/** A call that the shop sends. Without `capability`, every API must have it. */
export type ContractCall = {
  /** Method and path, such as `GET /baskets/{id}`. */
  name: string
  route: Route
  capability: Capability | undefined
}

/** Tags of the reference API's routes that the shop never calls. */
const otherTags = ['Operators', 'Operations']

const toName = ({ method, path }: Route) => `${method.toUpperCase()} ${path.replaceAll('+}', '}')}`

const findCapability = (name: string) =>
  capabilityNames.find((capability) => (capabilityCalls[capability] as readonly string[]).includes(name))

const isPartOfContract = ({ tag, path }: Route) => !otherTags.includes(tag) && !path.startsWith('/webhooks/')

/** Every call of the shop with its schemas, in matching order. The routes of the reference API declare them. */
export const contractCalls: readonly ContractCall[] = allRoutes.filter(isPartOfContract).map((route) => {
  const name = toName(route)
  return { name, route, capability: findCapability(name) }
})

const toPattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\{\w+\+\}/g, '.+')
      .replace(/\{\w+\}/g, '[^/]+')
      .replaceAll('.ics', '\\.ics')
      .replaceAll('/*/', '/\\*/')}$`,
  )

/** The queries of the search index, which may be another service. */
const searchCalls: readonly ContractCall[] = searchRoutes.map((route) => {
  return { name: toName(route), route, capability: undefined }
})

/** The query that the shop sends to the search index. */
export const searchCall = 'POST /1/indexes/*/queries'

/** The calls that a check reports on. */
export const checkedCalls: readonly ContractCall[] = [
  ...contractCalls,
  ...searchCalls.filter(({ name }) => name === searchCall),
]

const matchers = [...contractCalls, ...searchCalls].map((call) => ({ call, pattern: toPattern(call.route.path) }))

/** The call that a request is, by its method and its URL without the origin. */
export const findContractCall = (method: string, url: string): ContractCall | undefined => {
  const path = url.split('?')[0]!
  return matchers.find(({ call, pattern }) => call.route.method === method.toLowerCase() && pattern.test(path))?.call
}

/** The call with this name. Throws for another name, which is a mistake in the code. */
export const getContractCall = (name: string): ContractCall => {
  const found = checkedCalls.find((call) => call.name === name)
  if (!found) throw new Error(`The contract has no call ${name}`)
  return found
}
