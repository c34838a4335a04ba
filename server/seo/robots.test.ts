import { expect, test } from 'vitest'
import { renderRobots } from './robots.ts'

const site = { publicUrl: 'https://px-live.example' }

test('robots.txt disallows personal pages, each by its shortest path, and links the sitemap by an absolute URL', () => {
  const text = renderRobots(
    ['/account', '/account/orders/:id', '/wishlists/shared/:token', '/checkout/:step?'],
    true,
    site,
  )
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /account',
    'Disallow: /bff/',
    'Disallow: /checkout',
    'Disallow: /search',
    'Disallow: /wishlists/shared/',
    '',
    'Sitemap: https://px-live.example/sitemap.xml',
    '',
  ])
})

test('robots.txt disallows everything when indexing is off', () => {
  expect(renderRobots(['/basket'], false, site)).toBe('User-agent: *\nDisallow: /\n')
})
