import { expect, test } from 'vitest'
import { renderRobots } from './robots.ts'

const site = { publicUrl: 'https://px-live.example' }

test('personal pages are not for robots, each by the shortest path that names them, and the sitemap has an absolute address', () => {
  const text = renderRobots(['/account', '/account/orders/:id', '/wishlists/shared/:token', '/basket'], true, site)
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /account',
    'Disallow: /basket',
    'Disallow: /bff/',
    'Disallow: /search',
    'Disallow: /wishlists/shared/',
    '',
    'Sitemap: https://px-live.example/sitemap.xml',
    '',
  ])
})

test('a shop that is not to be found refuses everything', () => {
  expect(renderRobots(['/basket'], false, site)).toBe('User-agent: *\nDisallow: /\n')
})
