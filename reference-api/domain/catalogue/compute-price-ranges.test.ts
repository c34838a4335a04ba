import { expect, it } from 'vitest'
import { computePriceRanges } from './compute-price-ranges.ts'

const createOffer = (gross: number, { stock = 10, restricted = false } = {}) => ({
  stock,
  restricted,
  prices: [{ currency: 'GBP', net: gross / 1.2, gross, taxRate: 0.2 }],
})

const computeBounds = (...offers: ReturnType<typeof createOffer>[]) =>
  computePriceRanges(offers).map(({ minimum, maximum }) => [minimum.gross, maximum.gross])

it('a price range leaves out tickets that need an adult or a proof', () => {
  expect(computeBounds(createOffer(1800, { restricted: true }), createOffer(3000), createOffer(4200))).toEqual([
    [3000, 4200],
  ])
})

it('a price range leaves out sold-out tickets', () => {
  expect(computeBounds(createOffer(3000, { stock: 0 }), createOffer(4200))).toEqual([[4200, 4200]])
})

it('a price range stays that of unrestricted tickets when only restricted ones are left', () => {
  expect(computeBounds(createOffer(1800, { restricted: true }), createOffer(3000, { stock: 0 }))).toEqual([
    [3000, 3000],
  ])
})

it('a price range includes restricted tickets when the event has no others', () => {
  expect(computeBounds(createOffer(1800, { restricted: true }))).toEqual([[1800, 1800]])
})
