import { appendFile, glob, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kept } from './kept-by-browser.ts'

/**
 * Where the journeys of a run, each in a process of its own, leave what their browsers keep, for the search at the end.
 */
const folderOf = (dataDir: string) => join(dataDir, 'kept')

export const writeKept = async (dataDir: string, kept: readonly Kept[]) => {
  await mkdir(folderOf(dataDir), { recursive: true })
  await appendFile(
    join(folderOf(dataDir), `${process.pid}.jsonl`),
    kept.map((each) => `${JSON.stringify(each)}\n`).join(''),
  )
}

export const readKept = async (dataDir: string): Promise<Kept[]> => {
  const kept: Kept[] = []
  for await (const file of glob('*.jsonl', { cwd: folderOf(dataDir) })) {
    const lines = (await readFile(join(folderOf(dataDir), file), 'utf8')).split('\n').filter(Boolean)
    kept.push(...lines.map((line) => JSON.parse(line) as Kept))
  }
  return kept
}
