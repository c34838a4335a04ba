import { addressesEndpoints } from './addresses/addresses-endpoints.ts'
import { basketEndpoints } from './basket/basket-endpoints.ts'
import { catalogueEndpoints } from './catalogue/catalogue-endpoints.ts'
import { checkoutEndpoints } from './checkout/checkout-endpoints.ts'
import { consentEndpoints } from './consent/consent-endpoints.ts'
import { contentEndpoints } from './content/content-endpoints.ts'
import { formsEndpoints } from './forms/forms-endpoints.ts'
import { identityEndpoints } from './identity/identity-endpoints.ts'
import { locationsEndpoints } from './locations/locations-endpoints.ts'
import { newsletterEndpoints } from './newsletter/newsletter-endpoints.ts'
import { ordersEndpoints } from './orders/orders-endpoints.ts'
import { productsEndpoints } from './products/products-endpoints.ts'
import { profileEndpoints } from './profile/profile-endpoints.ts'
import { searchEndpoints } from './search/search-endpoints.ts'
import { wishlistsEndpoints } from './wishlists/wishlists-endpoints.ts'

/** All `/bff` endpoints by name. Routes, hooks and client types derive from this object and from `schemas.ts`. */
export const endpoints = {
  ...identityEndpoints,
  ...catalogueEndpoints,
  ...productsEndpoints,
  ...searchEndpoints,
  ...contentEndpoints,
  ...formsEndpoints,
  ...consentEndpoints,
  ...basketEndpoints,
  ...checkoutEndpoints,
  ...ordersEndpoints,
  ...wishlistsEndpoints,
  ...locationsEndpoints,
  ...newsletterEndpoints,
  ...addressesEndpoints,
  ...profileEndpoints,
}

export type EndpointName = keyof typeof endpoints
