import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readRows = (rootfs: string, file: string) => {
  const path = join(rootfs, 'etc', file)
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => line.split(':'))
    : []
}

const isNumber = (text: string) => /^\d+$/.test(text)

/**
 * Resolves a user such as `1000`, `name` or `name:group` by the passwd and group files of an image. An empty user is
 * root. Throws for a name that the image does not contain.
 */
export const resolveUser = (
  rootfs: string,
  spec: string,
): { uid: number; gid: number; additionalGids: number[]; home: string } => {
  const [user = '', group] = (spec || '0').split(':')
  const entry = readRows(rootfs, 'passwd').find(([name, , uid]) => (isNumber(user) ? uid === user : name === user))
  if (!entry && !isNumber(user)) throw new Error(`The image has no user ${user}`)
  const groups = readRows(rootfs, 'group')
  const gid =
    group === undefined ? (entry?.[3] ?? '0') : isNumber(group) ? group : groups.find(([name]) => name === group)?.[2]
  if (gid === undefined) throw new Error(`The image has no group ${group}`)
  const additional =
    group === undefined && entry
      ? groups.filter(([, , , members]) => members?.split(',').includes(entry[0]!)).map(([, , id]) => Number(id))
      : []
  return { uid: Number(entry?.[2] ?? user), gid: Number(gid), additionalGids: additional, home: entry?.[5] || '/' }
}
