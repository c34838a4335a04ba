import { expect, it } from 'vitest'
import { findMenuItemAncestry } from './find-menu-item-ancestry.ts'

type Item = { path: string; children: Item[] }

const tree: Item[] = [
  { path: 'venues', children: [{ path: 'venues/saltworks', children: [] }] },
  { path: '/whats-on', children: [] },
]

it.each([
  ['venues/saltworks', ['venues', 'venues/saltworks']],
  ['/venues/', ['venues']],
  ['whats-on', ['/whats-on']],
  ['saltworks', []],
])('the ancestry of %s is %j', (path, ancestry) => {
  expect(findMenuItemAncestry(tree, path).map((item) => item.path)).toEqual(ancestry)
})
