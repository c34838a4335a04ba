import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { parseResponse } from './parse-response.ts'
import { UpstreamError } from './commerce-api.ts'
import { MenuCollection } from './resources/content.ts'

const response = z.object({ a: z.number(), b: z.record(z.string(), z.string()).optional() })

const read = (body: Buffer | string, status = 200) =>
  parseResponse({ status, hasRetryAfter: false, contentType: 'application/ld+json', body: Buffer.from(body) }, response)

const catchError = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}

const createNestedJson = (depth: number) => `{"a":1,"x":${'['.repeat(depth)}${']'.repeat(depth)}}`

describe('an invalid response', () => {
  test.each<[string, Buffer | string]>([
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"a":1,"x":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]),
    ],
    ['a NUL in a text', '{"a":1,"x":"\u0000"}'],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
    ['compressed, though nobody asked for that', gzipSync('{"a":1}')],
    ['a number beyond all', '{"a":1e999}'],
    ['two responses', '{"a":1}{"a":2}'],
    ['a comment', '{"a":1} // fine'],
    ['hypertext with status 200', '<!doctype html><title>Welcome</title>'],
    ['an array', '[{"a":1}]'],
    ['a text for a number', '{"a":"1"}'],
    ['an object for a number', '{"a":{"valueOf":1}}'],
    ['a prototype for the field', '{"__proto__":{"a":1}}'],
    ['brackets without end', '['.repeat(1_000_000)],
  ])('is an error of kind invalid: %s [F23]', (_what, body) => {
    const error = catchError(() => read(body))
    expect(error).toBeInstanceOf(UpstreamError)
    expect(error).toMatchObject({ kind: 'invalid', status: 200, message: 'The response does not match its schema' })
  })

  test('is rejected quickly at the maximum size [F23]', () => {
    const started = performance.now()
    for (const body of [
      createNestedJson(2_500_000),
      `{"a":1,"x":"${'\\u0000'.repeat(800_000)}"`,
      gzipSync(Buffer.alloc(5_000_000)),
    ]) {
      catchError(() => read(body))
    }
    const ms = performance.now() - started
    expect(ms).toBeLessThan(5_000)
    recordMeasurement('F23', `three responses of 5 MB of nonsense read and rejected in ${Math.round(ms)} ms`)
  })

  test.each([
    [20, false],
    [40, true],
    [1_000, true],
    [100_000, true],
  ])('with %i levels is parsed or rejected without deep recursion (%s) [F23]', (depth, isRejected) => {
    const item = (children: string) =>
      `{"@type":"MenuItem","itemType":"content","linkText":"x","path":"x","image":null,"id":"1","filteredChildren":[${children}]}`
    const [before = '', after = ''] = item('|').split('|')
    const body = Buffer.from(
      `{"hydra:totalItems":1,"hydra:member":[{"code":"header","items":[${before.repeat(depth)}${after.repeat(depth)}]}]}`,
    )
    const outcome = catchError(() =>
      parseResponse({ status: 200, hasRetryAfter: false, contentType: '', body }, MenuCollection),
    )
    expect(outcome).toEqual(isRejected ? expect.objectContaining({ kind: 'invalid' }) : undefined)
  })
})

test('with keys like __proto__ does not change a prototype [F23]', () => {
  const value = read(
    '{"a":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"b":{"__proto__":"x","constructor":"y"}}',
  )
  expect(Object.keys(value)).toEqual(['a', 'b'])
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect((value as { polluted?: boolean }).polluted).toBeUndefined()
  expect(Object.getPrototypeOf(value.b)).toBe(Object.prototype)
})

test.each<[string, Buffer | string]>([
  [
    'violations of an odd shape',
    '{"violations":{"0":{"propertyPath":["a"],"message":{}}},"hydra:description":["x"],"message":7}',
  ],
  ['violations without end', `{"violations":${'['.repeat(100_000)}`],
  ['no UTF-8', Buffer.from([0xff, 0xfe, 0x00])],
  ['a page of hypertext', '<html>'.repeat(10_000)],
  ['words that never end', JSON.stringify({ 'hydra:description': 'No. '.repeat(100_000) })],
])('of a rejection keeps its status and at most a sentence: %s [F23]', (_what, body) => {
  const error = catchError(() => read(body, 422)) as UpstreamError
  expect(error).toMatchObject({ kind: 'status', status: 422, violations: [] })
  expect(error.message.length).toBeLessThanOrEqual(500)
})
