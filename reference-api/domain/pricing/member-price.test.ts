import { expect, it } from 'vitest'
import { memberships } from '../../demo-brand/content/products/memberships.ts'
import { getMemberTicketLimit } from './member-price.ts'

it('every membership on sale has as many tickets at the member price as it covers people', () => {
  const people = memberships.map(({ variants, attributes }) => {
    const guests = attributes.find(({ code }) => code === 'guests')?.value.en
    return variants.map(({ sku }) => [guests, getMemberTicketLimit(sku)])
  })
  expect(people.flat()).toEqual([
    ['For one person', 1],
    ['For two: you and whoever you bring', 2],
    ['For two: you and whoever you bring', 2],
  ])
})
