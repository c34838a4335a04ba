import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const root = new URL('..', import.meta.url).pathname

/**
 * Names a class of a CSS module by a hash of the file and the position of the class in it. The name is shorter than
 * Vite's, and every page contains hundreds of names. The builds for browser and server create the same name.
 */
export const scopeClassName = (name: string, path: string, css: string): string => {
  const fileHash = createHash('sha256').update(relative(root, path)).digest('base64url').slice(0, 5)
  const classes = [...new Set(css.match(/\.[a-z_][\w-]*/gi))]
  return `_${fileHash}${classes.indexOf(`.${name}`).toString(36)}`
}
