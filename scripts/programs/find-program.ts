import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// Package managers install servers in folders that a user's PATH may lack.
const defaultFolders = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/opt/homebrew/bin']

/** The full path of the first of these programs that exists in PATH or a default folder; undefined when none exists. */
export const findProgram = (names: string[], moreFolders: string[] = []): string | undefined => {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...defaultFolders, ...moreFolders]
  const extensions = process.platform === 'win32' ? ['.exe', '.cmd'] : ['']
  const paths = names.flatMap((name) =>
    folders.flatMap((folder) => extensions.map((ending) => join(folder, name + ending))),
  )
  return paths.find(isExecutable)
}
