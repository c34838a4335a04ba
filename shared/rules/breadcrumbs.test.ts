import { expect, test } from 'vitest'
import { addBreadcrumb, clearBreadcrumbs, homeBreadcrumbs, replaceBreadcrumbs } from './breadcrumbs.ts'

const faqs = { children: 'FAQs', href: '/faqs' }

test('a breadcrumb list starts as a single Home item', () => {
  expect(homeBreadcrumbs('Home')).toEqual([{ children: 'Home', href: '/' }])
})

test('adding an item does not change the previous list', () => {
  const home = homeBreadcrumbs('Startseite')
  expect(addBreadcrumb(home, faqs)).toEqual([{ children: 'Startseite', href: '/' }, faqs])
  expect(home).toHaveLength(1)
})

test('a list can be cleared and replaced', () => {
  expect(clearBreadcrumbs()).toEqual([])
  const items = [faqs]
  expect(replaceBreadcrumbs(items)).toEqual([faqs])
  expect(replaceBreadcrumbs(items)).not.toBe(items)
})
