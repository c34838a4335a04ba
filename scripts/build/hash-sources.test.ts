import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashSources } from './hash-sources.ts'

const createTree = () => {
  const root = mkdtempSync(join(tmpdir(), 'source-hash-'))
  mkdirSync(join(root, 'client/ui/actions'), { recursive: true })
  writeFileSync(join(root, 'client/ui/actions/button.tsx'), 'one')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  return root
}

test('equal sources have the same hash in any folder', () => {
  expect(hashSources(createTree())).toBe(hashSources(createTree()))
})

test('a changed, added or renamed source changes the hash, and a test does not', () => {
  const root = createTree()
  const hashes = [hashSources(root)]
  const changes = [
    () => writeFileSync(join(root, 'client/ui/actions/button.tsx'), 'two'),
    () => writeFileSync(join(root, 'client/ui/actions/link.tsx'), ''),
    () => renameSync(join(root, 'client/ui/actions/link.tsx'), join(root, 'client/ui/anchor.tsx')),
    () => writeFileSync(join(root, 'package-lock.json'), '{ }'),
  ]
  for (const change of changes) {
    change()
    hashes.push(hashSources(root))
  }
  expect(new Set(hashes).size).toBe(hashes.length)

  writeFileSync(join(root, 'client/ui/button.test.tsx'), 'test')
  expect(hashSources(root)).toBe(hashes.at(-1))
})
