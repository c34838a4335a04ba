import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it, test } from 'vitest'
import { inRepository, root } from '../../repository.ts'
import { allMutants } from './all-mutants.ts'
import { applyEdit, editsOf, fileOf } from './mutate-shop.ts'

const canaries = { SEARCH_API_KEY: 'of the search', SESSION_SECRETS: 'of the cookie' }

const isBuilt = existsSync(inRepository('dist', 'client'))

test('leaks are planted in at least twenty-four places [V6]', () => {
  expect(new Set(allMutants.map(({ name }) => name)).size).toBe(allMutants.length)
  expect(new Set(allMutants.map(({ file, find }) => `${file} ${find}`)).size).toBeGreaterThanOrEqual(24)
})

it.each(allMutants)('the place of “$name” is still there [V6]', async (mutant) => {
  for (const edit of editsOf(mutant)) {
    if (edit.file.startsWith('dist/') && !isBuilt) continue
    const text = await readFile(await fileOf(root, edit), 'utf8')
    expect(applyEdit(text, edit, canaries)).not.toBe(text)
  }
})

test('a leak at the end of a file needs no other place', () => {
  expect(applyEdit('xx', { file: 'server/app.ts', find: '', replace: ({ SEARCH_API_KEY }) => SEARCH_API_KEY }, canaries)).toBe('xxof the search')
})

test('a place that is gone, or there twice, is refused', () => {
  const edit = { file: 'server/app.ts', find: 'a', replace: 'b' }
  expect(applyEdit('xax', edit, canaries)).toBe('xbx')
  expect(() => applyEdit('xx', edit, canaries)).toThrow('has no')
  expect(() => applyEdit('axa', edit, canaries)).toThrow('has 2')
})
