import { expect, test } from 'vitest'
import { endpoints, type EndpointName } from './endpoints.ts'
import { schemas } from './schemas.ts'

const hostileIds = [
  '..',
  '.',
  '../users',
  '..\\users',
  '%2e%2e',
  '..%2fusers',
  'a/b',
  'a?b',
  'a#b',
  'a;b',
  'a\0',
  '',
  '．．',
]

/** The server compares this code with the basket and sends it in no path. */
const codesOfBodies: EndpointName[] = ['removePromotion']

const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter!)

const endpointsWithIds = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => !codesOfBodies.includes(name))
  .flatMap((name) => parametersOf(endpoints[name].path).map((parameter) => [name, parameter] as const))

test('many endpoints have an id in their path', () => {
  expect(endpointsWithIds.length).toBeGreaterThan(20)
})

test.each(endpointsWithIds)('%s rejects a %s that could lead to another path [S3 S4]', (name, parameter) => {
  for (const id of hostileIds) {
    const issues = schemas[name].input.safeParse({ [parameter]: id }).error?.issues ?? []
    expect(
      issues.map(({ path: [field] }) => field),
      JSON.stringify(id),
    ).toContain(parameter)
  }
})
