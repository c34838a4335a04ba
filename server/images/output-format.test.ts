import { expect, test } from 'vitest'
import { chooseOutputFormat } from './output-format.ts'

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['image/avif;q=0.000,*/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['IMAGE/AVIF', 'avif'],
  [undefined, 'jpeg'],
])('a browser that accepts %s gets %s', (accept, format) => {
  expect(chooseOutputFormat(accept)).toBe(format)
})
