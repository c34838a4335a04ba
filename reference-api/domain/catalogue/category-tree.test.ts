import { expect, it } from 'vitest'
import { getChildCategories, getCategoryAncestry, getCategorySubtree } from './category-tree.ts'

const root = { id: 'root', parent_id: null }
const sound = { id: 'sound', parent_id: 'root' }
const bass = { id: 'bass', parent_id: 'sound' }
const rooms = { id: 'rooms', parent_id: 'root' }
const other = { id: 'other', parent_id: null }
const all = [bass, other, root, sound, rooms]

it('getCategoryAncestry lists the path from the root to a category', () => {
  expect(getCategoryAncestry(all, bass)).toEqual([root, sound, bass])
  expect(getCategoryAncestry(all, root)).toEqual([root])
})

it('getChildCategories lists the direct children in the given order', () => {
  expect(getChildCategories(all, root)).toEqual([sound, rooms])
  expect(getChildCategories(all, bass)).toEqual([])
})

it('getCategorySubtree lists a category and all its descendants only', () => {
  expect(getCategorySubtree(all, root)).toEqual([root, sound, bass, rooms])
  expect(getCategorySubtree(all, bass)).toEqual([bass])
})
