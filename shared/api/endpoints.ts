import { basketEndpoints } from './basket/basket-endpoints.ts'
import { catalogueEndpoints } from './catalogue/catalogue-endpoints.ts'
import { contentEndpoints } from './content/content-endpoints.ts'
import { identityEndpoints } from './identity/identity-endpoints.ts'

/** Every `/bff` endpoint by name. Routes, hooks, client types and the OpenAPI page derive from this and from `schemas.ts`. */
export const endpoints = { ...identityEndpoints, ...catalogueEndpoints, ...contentEndpoints, ...basketEndpoints }

export type EndpointName = keyof typeof endpoints
