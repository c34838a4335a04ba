import { expect, test } from 'vitest'
import { toImage, findImageByRole } from './images.ts'

const poster = {
  url: '/media/poster-01.jpg',
  width: 1200,
  height: 1500,
  alt: 'Two moons',
  colour: '#aa3311',
  role: 'poster',
}

test('an image of the API gets a path of this shop', () => {
  expect(toImage(poster)).toEqual({
    src: '/media/poster-01.jpg',
    width: 1200,
    height: 1500,
    alt: 'Two moons',
    colour: '#aa3311',
  })
})

test.each([
  'http://api.internal/media/poster-01.jpg',
  '//api.internal/media/poster-01.jpg',
  '/media/../auth',
  '/media/%2e%2e/auth',
  '/media/a.svg',
  '/media/a.jpg?x=1',
  '/media/sub/a.jpg',
  '/other/a.jpg',
  'javascript:alert(1)',
])('an image at %s is dropped', (url) => {
  expect(toImage({ ...poster, url })).toBeNull()
})

test('an invalid colour is replaced', () => {
  expect(toImage({ ...poster, colour: 'red;}' })?.colour).toMatch(/^#[0-9a-f]{6}$/)
})

test('the first role with an image wins', () => {
  const wide = { ...poster, url: '/media/poster-01-wide.jpg', role: 'wide' }
  expect(findImageByRole([poster, wide], 'wide', 'poster')?.src).toBe('/media/poster-01-wide.jpg')
  expect(findImageByRole([poster], 'wide', 'poster')?.src).toBe('/media/poster-01.jpg')
  expect(findImageByRole([], 'wide')).toBeNull()
})

test('the language of an alternative text stays', () => {
  expect(toImage({ ...poster, lang: 'en' })?.lang).toBe('en')
})
