type MenuNode<T> = { path: string; children: T[] }

const trimSlashes = (path: string) => path.replace(/^\/+|\/+$/g, '')

/**
 * The path to the first item with a path, root first. Leading and trailing slashes are ignored. Empty when there is
 * none.
 */
export const findMenuItemAncestry = <T extends MenuNode<T>>(items: T[], path: string): T[] => {
  for (const item of items) {
    if (trimSlashes(item.path) === trimSlashes(path)) return [item]
    const found = findMenuItemAncestry(item.children, path)
    if (found.length > 0) return [item, ...found]
  }
  return []
}
