import type { z } from 'zod'
import { addressesSchemas } from './addresses/addresses-schemas.ts'
import { basketSchemas } from './basket/basket-schemas.ts'
import { catalogueSchemas } from './catalogue/catalogue-schemas.ts'
import { checkoutSchemas } from './checkout/checkout-schemas.ts'
import { consentSchemas } from './consent/consent-schemas.ts'
import { contentSchemas } from './content/content-schemas.ts'
import type { EndpointName } from './endpoints.ts'
import { formsSchemas } from './forms/forms-schemas.ts'
import { identitySchemas } from './identity/identity-schemas.ts'
import { locationsSchemas } from './locations/locations-schemas.ts'
import { newsletterSchemas } from './newsletter/newsletter-schemas.ts'
import { ordersSchemas } from './orders/orders-schemas.ts'
import { productsSchemas } from './products/products-schemas.ts'
import { profileSchemas } from './profile/profile-schemas.ts'
import { searchSchemas } from './search/search-schemas.ts'
import { wishlistsSchemas } from './wishlists/wishlists-schemas.ts'

/** The schemas of all endpoints. Only the server imports them; the browser imports only types. */
export const schemas = {
  ...identitySchemas,
  ...catalogueSchemas,
  ...productsSchemas,
  ...searchSchemas,
  ...contentSchemas,
  ...formsSchemas,
  ...consentSchemas,
  ...basketSchemas,
  ...checkoutSchemas,
  ...ordersSchemas,
  ...wishlistsSchemas,
  ...locationsSchemas,
  ...newsletterSchemas,
  ...addressesSchemas,
  ...profileSchemas,
}

type Schemas = typeof schemas

/** The input after parsing, for the handler. */
export type ParsedInput<N extends EndpointName> = z.output<Schemas[N]['input']>

/** The input before parsing, from the caller. */
export type RawInput<N extends EndpointName> = z.input<Schemas[N]['input']>

export type Output<N extends EndpointName> = z.output<Schemas[N]['output']>
