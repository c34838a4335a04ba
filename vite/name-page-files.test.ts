import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addPageFiles } from './name-page-files.ts'
import { toRepositoryPath } from '../scripts/repository.ts'

test('every function that imports a page gets the page’s file', async () => {
  const routes = await readFile(toRepositoryPath('client', 'app', 'routes.tsx'), 'utf8')
  const count = (text: string, word: RegExp) => text.match(word)?.length
  expect(count(addPageFiles(routes), /\{ file: 'client\/pages\/.*-page\.tsx' \}/g)).toBe(
    count(routes, /-page\.tsx'\)/g),
  )
  expect(addPageFiles("() => import('../pages/home/home-page.tsx')")).toBe(
    "Object.assign(() => import('../pages/home/home-page.tsx'), { file: 'client/pages/home/home-page.tsx' })",
  )
})
