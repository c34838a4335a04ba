import { describe, expect, it } from 'vitest'
import type { FieldViolation } from '../messages.ts'
import {
  validateLines,
  mergeRequestedLines,
  toShortageViolations,
  addAvailableLines,
  validateTicketCap,
  type RequestedLine,
} from './basket-rules.ts'

const createLine = (changes: Partial<RequestedLine> = {}): RequestedLine => ({
  index: 0,
  id: 'one',
  variantId: 'standing',
  productId: 'event',
  type: 'event',
  saleStatus: 'on_sale',
  stock: 100,
  maxPerOrder: 10,
  quantity: 1,
  extraData: {},
  lineFields: [],
  giftAmount: null,
  named: 'productVariant',
  ...changes,
})

const describeViolation = ({ propertyPath, key, parameters }: FieldViolation) => [
  propertyPath,
  ...(parameters?.count === undefined ? [key] : [key, parameters.count]),
]

const createCap = (maximum: number) => ({ maximum, message: { key: 'quantity.basketMaximum' as const } })
const noCap = createCap(Infinity)

const listViolationKeys = (lines: RequestedLine[], heldQuantities = new Map<string, number>()) =>
  validateLines(lines, heldQuantities).map(describeViolation)

describe('merging lines', () => {
  it('adds up the quantities at the first position and uses the index of the last line', () => {
    const merged = mergeRequestedLines([
      createLine({ quantity: 2 }),
      createLine({ index: 1, id: 'two' }),
      createLine({ index: 2, quantity: 3 }),
    ])
    expect(merged.map(({ index, quantity }) => [index, quantity])).toEqual([
      [2, 5],
      [1, 1],
    ])
  })
})

describe('quantities', () => {
  it('are valid at each limit', () => {
    expect(listViolationKeys([createLine({ quantity: 10 })])).toEqual([])
    expect(listViolationKeys([createLine({ quantity: 3, stock: 3 })])).toEqual([])
    expect(
      listViolationKeys([createLine({ quantity: 20, maxPerOrder: 20, type: 'voucher', saleStatus: null })]),
    ).toEqual([])
  })

  it('are rejected with the limit that is exceeded first', () => {
    expect(listViolationKeys([createLine({ quantity: 11 })])).toEqual([['lines[0].quantity', 'quantity.orderMaximum']])
    expect(listViolationKeys([createLine({ quantity: 11, stock: 3 })])).toEqual([
      ['lines[0].quantity', 'tickets.left', 3],
    ])
    expect(listViolationKeys([createLine({ quantity: 2, stock: 1 })])).toEqual([
      ['lines[0].quantity', 'tickets.left', 1],
    ])
    expect(listViolationKeys([createLine({ quantity: 1, stock: 0 })])).toEqual([
      ['lines[0].quantity', 'tickets.left', 0],
    ])
    expect(listViolationKeys([createLine({ quantity: 21, maxPerOrder: 50 })])).toEqual([
      ['lines[0].quantity', 'quantity.lineMaximum'],
    ])
    expect(listViolationKeys([createLine({ quantity: 4, stock: 3, type: 'record', saleStatus: null })])).toEqual([
      ['lines[0].quantity', 'items.left', 3],
    ])
  })

  it('are added up over all lines of a variant', () => {
    const twoLines = [createLine({ quantity: 2, stock: 3 }), createLine({ index: 1, id: 'two', quantity: 2, stock: 3 })]
    expect(listViolationKeys(twoLines)).toHaveLength(2)
  })

  it('of all ticket types of an event are limited to ten, unless a type allows more', () => {
    const balcony = createLine({ index: 1, id: 'two', variantId: 'balcony', quantity: 4 })
    expect(listViolationKeys([createLine({ quantity: 7 }), balcony])[0]).toEqual([
      'lines[0].quantity',
      'quantity.eventMaximum',
    ])
    expect(listViolationKeys([createLine({ quantity: 7, maxPerOrder: 15 }), balcony])).toEqual([])
    expect(listViolationKeys([createLine({ quantity: 7 }), { ...balcony, productId: 'another event' }])).toEqual([])
  })
})

describe('tickets that a basket holds', () => {
  it('are not checked again when the shopper changes other lines', () => {
    const unavailableLine = createLine({ saleStatus: 'sold_out', stock: 0, quantity: 2 })
    const newLine = createLine({ index: 1, id: 'two', variantId: 'other', productId: 'other event' })
    expect(listViolationKeys([unavailableLine, newLine], new Map([['standing', 2]]))).toEqual([])
    expect(listViolationKeys([{ ...unavailableLine, quantity: 3 }, newLine], new Map([['standing', 2]]))).toEqual([
      ['lines[0].quantity', 'sale.sold_out'],
    ])
  })
})

describe('a cap on tickets', () => {
  const standing = (quantity: number) => createLine({ quantity })
  const balcony = (quantity: number) => createLine({ index: 1, id: 'two', variantId: 'balcony', quantity })
  const records = createLine({ index: 2, id: 'three', variantId: 'record', type: 'record', quantity: 9 })
  const listRejected = (lines: RequestedLine[], held: [string, number][] = [], maximum = 6) =>
    validateTicketCap(lines, new Map(held), createCap(maximum)).map(({ propertyPath }) => propertyPath)

  it('counts the tickets of all events and no other products', () => {
    expect(listRejected([standing(4), balcony(2), records])).toEqual([])
    expect(listRejected([standing(4), balcony(3), records])).toEqual(['lines[1].quantity'])
  })

  it('rejects the increase that exceeds it, and no line that asks for what the basket holds already', () => {
    expect(
      listRejected(
        [standing(5), balcony(2)],
        [
          ['standing', 4],
          ['balcony', 2],
        ],
      ),
    ).toEqual(['lines[0].quantity'])
    expect(
      listRejected(
        [standing(5), balcony(2)],
        [
          ['standing', 5],
          ['balcony', 3],
        ],
      ),
    ).toEqual([])
    expect(listRejected([standing(7), balcony(1)])).toEqual(['lines[0].quantity'])
  })

  it('limits the expired lines that are added again', () => {
    const added = addAvailableLines([standing(4), records], [{ ...balcony(5), productId: 'other' }], createCap(6))
    expect(added.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['one', 4],
      ['three', 9],
      ['two', 2],
    ])
  })
})

describe('violations about missing stock', () => {
  it('name the remaining stock at every line of the variant', () => {
    const lines = [
      createLine({ quantity: 2 }),
      createLine({ index: 1, id: 'two', variantId: 'other' }),
      createLine({ index: 2, id: 'three' }),
    ]
    const violations = toShortageViolations(lines, new Map([['standing', 1]]))
    expect(violations.map(describeViolation)).toEqual([
      ['lines[0].quantity', 'tickets.left', 1],
      ['lines[2].quantity', 'tickets.left', 1],
    ])
  })
})

describe('adding available lines', () => {
  const quantities = (lines: RequestedLine[]) => lines.map(({ id, quantity }) => [id, quantity])

  it('adds the available quantity in order after the lines of the basket', () => {
    const basket = [createLine({ id: 'mine', quantity: 4, stock: 9 })]
    const candidates = [
      createLine({ id: 'first', quantity: 3, stock: 9 }),
      createLine({ id: 'second', quantity: 4, stock: 9 }),
      createLine({ id: 'third', quantity: 1, stock: 9 }),
    ]
    expect(quantities(addAvailableLines(basket, candidates, noCap))).toEqual([
      ['mine', 4],
      ['first', 3],
      ['second', 2],
    ])
  })

  it('respects the order limits and merges with an existing line', () => {
    expect(quantities(addAvailableLines([createLine({ quantity: 7 })], [createLine({ quantity: 5 })], noCap))).toEqual([
      ['one', 10],
    ])
  })

  it('adds no line that is no longer on sale and keeps the other lines', () => {
    const unavailableLine = createLine({
      id: 'gone',
      productId: 'other',
      variantId: 'other',
      saleStatus: 'cancelled',
      quantity: 2,
    })
    expect(
      quantities(addAvailableLines([createLine({ saleStatus: 'sold_out', stock: 0 })], [unavailableLine], noCap)),
    ).toEqual([['one', 1]])
  })
})
