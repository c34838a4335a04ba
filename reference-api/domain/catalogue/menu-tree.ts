type Item<T> = { path: string; children: T[] }

const bare = (path: string) => path.replace(/^\/+|\/+$/g, '')

/**
 * The way to the first item with a path, root first, the item last; leading and trailing slashes do not matter. Empty
 * when there is none.
 */
export const wayToItem = <T extends Item<T>>(items: T[], path: string): T[] => {
  for (const item of items) {
    if (bare(item.path) === bare(path)) return [item]
    const below = wayToItem(item.children, path)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
