import { expect, test } from 'vitest'
import { pageParameters } from './page-parameters.ts'
import { routes } from './routes.tsx'

test('parameters belong to routes', () => {
  const paths = routes[0]?.children?.[0]?.children?.map(({ path }) => path)
  expect(Object.keys(pageParameters).filter((path) => !paths?.includes(path))).toEqual([])
})
