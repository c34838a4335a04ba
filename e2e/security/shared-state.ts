import { appendFile, glob, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredItem } from './browser-storage.ts'

/** Each worker writes the storage of its browsers to a file here; the global teardown searches them. */
const toStateFolder = (dataDir: string) => join(dataDir, 'stored')

export const appendStoredItems = async (dataDir: string, items: readonly StoredItem[]) => {
  await mkdir(toStateFolder(dataDir), { recursive: true })
  await appendFile(
    join(toStateFolder(dataDir), `${process.pid}.jsonl`),
    items.map((item) => `${JSON.stringify(item)}\n`).join(''),
  )
}

export const readAllStoredItems = async (dataDir: string): Promise<StoredItem[]> => {
  const items: StoredItem[] = []
  for await (const file of glob('*.jsonl', { cwd: toStateFolder(dataDir) })) {
    const lines = (await readFile(join(toStateFolder(dataDir), file), 'utf8')).split('\n').filter(Boolean)
    items.push(...lines.map((line) => JSON.parse(line) as StoredItem))
  }
  return items
}
