import { EventInformationResource, ProductVariantResource, StorefrontProductResource } from '#shared/wire/catalogue.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { findProduct, findProducts } from '../../store/catalogue/products.ts'
import { notFoundError } from '../../http/api-error.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { eventInformationQuery, productParams, productVariantsQuery } from './catalogue-schemas.ts'
import { presentEvent } from '../../presenters/present-event.ts'
import { presentProduct, presentVariant } from '../../presenters/present-product.ts'

const readProduct = defineRoute({
  method: 'get',
  path: '/storefront/product/{slug}',
  tag: 'Catalogue',
  summary: 'A product page: attributes, images, variants',
  access: 'public',
  params: productParams,
  response: StorefrontProductResource,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params }, { db, now, locale }) => {
    const product = await findProduct(db, 'slug', params.slug)
    if (!product) throw notFoundError('product.unknown')
    return presentProduct(product, { locale, now: now() })
  },
})

const readEvents = defineRoute({
  method: 'get',
  path: '/products/event-information',
  tag: 'Catalogue',
  summary: 'Dates, venue, sale status and availability of events, by SKU, in the requested order',
  access: 'public',
  query: eventInformationQuery,
  response: createCollectionSchema(EventInformationResource),
  isCacheable: true,
  handle: async ({ query }, call) => {
    const view = { locale: call.locale, now: call.now() }
    const products = await findProducts(call.db, 'sku', query['skus[]'])
    const members = products.flatMap((product) => (product.event ? [presentEvent(product, product.event, view)] : []))
    return createCollection('EventInformation', call, members)
  },
})

const readVariants = defineRoute({
  method: 'get',
  path: '/product-variants',
  tag: 'Catalogue',
  summary: 'The variants of a product, by its SKU',
  access: 'public',
  query: productVariantsQuery,
  response: createCollectionSchema(ProductVariantResource),
  isCacheable: true,
  handle: async ({ query }, call) => {
    const product = await findProduct(call.db, 'sku', query.product)
    const view = { locale: call.locale, now: call.now() }
    const members = product ? product.variants.map((variant) => presentVariant(product, variant, view)) : []
    return createCollection('ProductVariant', call, members)
  },
})

export const catalogueRoutes = [readProduct, readEvents, readVariants]
