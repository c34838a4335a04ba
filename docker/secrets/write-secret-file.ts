import { chmodSync, chownSync, closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const syncFile = (path: string) => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Replaces a file atomically, with mode 0400. `owner` is the id of its user and group. */
export const writeSecretFile = (path: string, content: string, owner?: number): void => {
  const temporaryPath = `${path}.new`
  // A killed run may have left a file of another user.
  rmSync(temporaryPath, { force: true })
  const handle = openSync(temporaryPath, 'wx', 0o600)
  try {
    writeSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  chmodSync(temporaryPath, 0o400)
  if (owner !== undefined && owner !== process.getuid?.()) chownSync(temporaryPath, owner, owner)
  renameSync(temporaryPath, path)
  syncFile(dirname(path))
}
