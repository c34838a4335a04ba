import { expect, it } from 'vitest'
import { getChildCategories, getCategoryAncestry, getCategorySubtree } from './category-tree.ts'

const root = { id: 'root', parent_id: null }
const sound = { id: 'sound', parent_id: 'root' }
const bass = { id: 'bass', parent_id: 'sound' }
const rooms = { id: 'rooms', parent_id: 'root' }
const other = { id: 'other', parent_id: null }
const all = [bass, other, root, sound, rooms]

it('leads from the root to a category', () => {
  expect(getCategoryAncestry(all, bass)).toEqual([root, sound, bass])
  expect(getCategoryAncestry(all, root)).toEqual([root])
})

it('knows what lies directly below, in the given order', () => {
  expect(getChildCategories(all, root)).toEqual([sound, rooms])
  expect(getChildCategories(all, bass)).toEqual([])
})

it('holds a category and everything below it, and nothing else', () => {
  expect(getCategorySubtree(all, root)).toEqual([root, sound, bass, rooms])
  expect(getCategorySubtree(all, bass)).toEqual([bass])
})
