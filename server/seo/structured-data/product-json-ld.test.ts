import { expect, test } from 'vitest'
import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { createProductJsonLd } from './product-json-ld.ts'

const site = { publicUrl: 'https://px-live.example' }

const variant = (value: number, maxQuantity = 10) => ({
  sku: `PXV-${value}`,
  name: `${value}`,
  description: null,
  price: { amount: value * 100, currency: 'GBP' as const },
  maxQuantity,
})

const product = (...variants: ProductPage['variants']) =>
  ({
    slug: 'gift-voucher',
    sku: 'PXV',
    name: 'Gift voucher',
    metaDescription: 'For somebody.',
    image: null,
    gallery: [],
    variants,
  }) as unknown as ProductPage

test('several variants become an AggregateOffer from the lowest to the highest price', () => {
  const { offers } = createProductJsonLd(product(variant(150), variant(25), variant(50, 0)), site)
  expect(offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '25.00',
    highPrice: '150.00',
    priceCurrency: 'GBP',
    offerCount: 3,
  })
  expect(offers).toHaveProperty('offers.2.availability', 'https://schema.org/OutOfStock')
})

test('a single variant becomes an Offer, and none becomes nothing', () => {
  expect(createProductJsonLd(product(variant(25)), site).offers).toMatchObject({
    '@type': 'Offer',
    price: '25.00',
    sku: 'PXV-25',
  })
  expect(createProductJsonLd(product(), site)).not.toHaveProperty('offers')
})
