type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  minLength?: number
}

/** Values of fields by their name. Names that are not here get a value by their type. */
const values: Record<string, unknown> = {
  '@context': '/contexts/Resource',
  '@id': '/resources/1',
  'hydra:title': 'An error occurred',
  amount: 2000,
  available: 120,
  capacity: 400,
  city: 'London',
  code: 'header',
  'attributes.code': 'product_name',
  'lines.id': '1',
  colour: '#c23b22',
  countryCode: 'GB',
  doorsAt: '2027-03-12T19:00:00+00:00',
  endsAt: '2027-03-12T23:00:00+00:00',
  currency: 'GBP',
  email: 'ada@example.com',
  firstName: 'Ada',
  genre: 'Folk',
  gross: 2000,
  height: 1350,
  id: '1b0c6c5e-8b43-4a53-9a55-1f0f3a1b7c11',
  itemsPerPage: 25,
  lastName: 'Quill',
  line1: '1 Test Street',
  linkText: 'What’s On',
  maxPerOrder: 10,
  month: 3,
  name: 'Open Night',
  'venue.name': 'The Lamphouse',
  'venue.slug': 'the-lamphouse',
  'venues.name': 'The Lamphouse',
  'venues.slug': 'the-lamphouse',
  'variants.name': 'Standing',
  net: 1667,
  number: 'PX-KNK2-PMVW',
  path: 'about-us',
  position: 1,
  postcode: 'E1 6AN',
  productName: 'Open Night',
  productVariant: 'EV-open-night-standing',
  quantity: 1,
  rate: 0.2,
  redirectUrl: 'https://pay.example.com/p/1',
  refresh_token: 'kUq0…',
  saleStatus: 'on_sale',
  service: 'e-ticket',
  sku: 'EV-open-night',
  'item.sku': 'EV-open-night-standing',
  'variants.sku': 'EV-open-night-standing',
  slug: 'open-night',
  tax: 333,
  taxRate: 0.2,
  timeZone: 'Europe/London',
  title: 'Main menu',
  token: 'eyJhbGciOi….eyJpZCI6….c2lnbmF0dXJl',
  url: '/media/open-night.png',
  value: 'Open Night',
  variantName: 'Standing',
  width: 1080,
  year: 2027,
}

/** Fields that may be null and are more helpful with a value. */
const shownFields = ['event', 'redirectUrl', 'shipping', 'contact', 'variantName']

/** Optional fields that an example has. */
const shownOptionalFields = ['productVariant']

/** Lists that are empty in an example, because they contain the same schema, or nothing at this moment. */
const emptyLists = ['filteredChildren', 'promotions', 'violations']

/** A value of its own by the names of the field and of its parent. */
const findValue = (name: string, parent: string) => values[`${parent}.${name}`] ?? values[name]

const createText = (name: string, parent: string, { format, examples }: Schema) => {
  const value = findValue(name, parent) ?? examples?.[0]
  if (typeof value === 'string') return value
  if (format === 'date-time') return '2027-03-12T19:30:00+00:00'
  return format === 'date' ? '2027-03-12' : 'A text'
}

const createNumber = (name: string, parent: string) => {
  const value = findValue(name, parent)
  return typeof value === 'number' ? value : 1
}

/** A value that fits a schema of an OpenAPI document. It leaves out optional fields, and is the same each time. */
export const createExample = (
  schema: Schema,
  schemas: Record<string, unknown>,
  { name = '', parent = '' } = {},
): unknown => {
  const create = (child: Schema, place = { name, parent }) => createExample(child, schemas, place)
  const { $ref, const: constant, enum: choices, anyOf, type } = schema
  if ($ref !== undefined) return create(schemas[$ref.split('/').at(-1)!] as Schema)
  if (constant !== undefined) return constant
  if (choices) return choices.includes(values[name]) ? values[name] : choices[0]
  const types = [type ?? anyOf?.map((option) => option.type ?? '') ?? []].flat()
  if (types.includes('null') && !shownFields.includes(name)) return null
  if (anyOf) return create(anyOf[0]!)
  if (types[0] === 'object') {
    const { properties = {}, required = [] } = schema
    const names = Object.keys(properties).filter((key) => required.includes(key) || shownOptionalFields.includes(key))
    return Object.fromEntries(names.map((key) => [key, create(properties[key]!, { name: key, parent: name })]))
  }
  if (types[0] === 'array') return emptyLists.includes(name) ? [] : [create(schema.items!)]
  if (types[0] === 'boolean') return true
  return types[0] === 'string' ? createText(name, parent, schema) : createNumber(name, parent)
}
