import { describe, expect, test } from 'vitest'
import { toOptimizedImageUrl, optimizerWidths } from '#shared/rules/image-optimizer.ts'
import { parseOptimizerQuery } from './optimizer-query.ts'

test('every width of the specification is accepted, as the pages write it', () => {
  expect(optimizerWidths).toEqual([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840])
  for (const width of optimizerWidths) {
    expect(parseOptimizerQuery(toOptimizedImageUrl('/media/poster-01.jpg', width))).toEqual({
      path: '/media/poster-01.jpg',
      width,
    })
  }
})

describe('an optimizer URL is rejected', () => {
  test.each([
    ['url=/media/a.jpg&w=641&q=75'],
    ['url=/media/a.jpg&w=0640&q=75'],
    ['url=/media/a.jpg&w=640.0&q=75'],
    ['url=/media/a.jpg&w=-640&q=75'],
    ['url=/media/a.jpg&w=1e3&q=75'],
    ['url=/media/a.jpg&w=640&q=80'],
    ['url=/media/a.jpg&w=640'],
    ['url=/media/a.jpg&q=75'],
    ['w=640&q=75'],
    [''],
    ['url=/media/a.jpg&url=/media/b.jpg&w=640&q=75'],
    ['url=/media/a.jpg&w=640&w=640&q=75'],
    ['url=/media/a.jpg&w=640&q=75&x=1'],
    ['url=http://169.254.169.254/media/a.jpg&w=640&q=75'],
    ['url=http%3A%2F%2F127.0.0.1%2Fmedia%2Fa.jpg&w=640&q=75'],
    ['url=//127.0.0.1/media/a.jpg&w=640&q=75'],
    ['url=%2F%2F127.0.0.1%2Fmedia%2Fa.jpg&w=640&q=75'],
    ['url=file:///media/a.jpg&w=640&q=75'],
    ['url=%252Fmedia%252Fa.jpg&w=640&q=75'],
    ['url=/media/%252e%252e/auth&w=640&q=75'],
    ['url=/media/../auth&w=640&q=75'],
    ['url=/media/%2e%2e/auth&w=640&q=75'],
    ['url=/media/a.svg&w=640&q=75'],
    ['url=/media/a.pdf&w=640&q=75'],
    ['url=/media/a.jpg%00&w=640&q=75'],
    ['url=/media/a.jpg%0a&w=640&q=75'],
    ['url=/media/a.jpg%3Fx=1&w=640&q=75'],
    ['url=\\media\\a.jpg&w=640&q=75'],
    ['url=/_next/image%3Furl=/media/a.jpg&w=640&q=75'],
  ])('with %s', (query) => {
    expect(parseOptimizerQuery(`/_next/image?${query}`)).toBeUndefined()
  })

  test('when it is not the optimizer’s', () => {
    expect(parseOptimizerQuery('/_next/image/x?url=/media/a.jpg&w=640&q=75')).toBeUndefined()
    expect(parseOptimizerQuery('http://shop.example/_next/image?url=/media/a.jpg&w=640&q=75')).toBeUndefined()
  })
})
