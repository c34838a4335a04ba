import { chmodSync, chownSync, closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const syncFile = (path: string) => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Whole or not at all, for one reader: mode 0400, owned by `owner` (user and group id) where that is somebody else than
 * us.
 */
export const writeSecretFile = (path: string, content: string, owner?: number): void => {
  const temporaryPath = `${path}.new`
  // What a run that was killed left behind may belong to another user.
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
