import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const root = new URL('..', import.meta.url).pathname

/**
 * Names a class of a CSS module: a hash of the file, and the position of the class in it. Shorter than Vite's names, of
 * which every page carries hundreds, and the same in the browser's build and the server's.
 */
export const scopeClassName = (name: string, path: string, css: string): string => {
  const fileHash = createHash('sha256').update(relative(root, path)).digest('base64url').slice(0, 5)
  const classes = [...new Set(css.match(/\.[a-z_][\w-]*/gi))]
  return `_${fileHash}${classes.indexOf(`.${name}`).toString(36)}`
}
