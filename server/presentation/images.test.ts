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

test('a picture of the API becomes one of this shop', () => {
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
])('a picture at %s is none', (url) => {
  expect(toImage({ ...poster, url })).toBeNull()
})

test('a colour that is not one is replaced', () => {
  expect(toImage({ ...poster, colour: 'red;}' })?.colour).toMatch(/^#[0-9a-f]{6}$/)
})

test('the first role that has a picture wins', () => {
  const wide = { ...poster, url: '/media/poster-01-wide.jpg', role: 'wide' }
  expect(findImageByRole([poster, wide], 'wide', 'poster')?.src).toBe('/media/poster-01-wide.jpg')
  expect(findImageByRole([poster], 'wide', 'poster')?.src).toBe('/media/poster-01.jpg')
  expect(findImageByRole([], 'wide')).toBeNull()
})
