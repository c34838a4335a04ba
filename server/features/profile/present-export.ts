import type { z } from 'zod'
import type { ExportedData } from '#shared/api/profile/exported-data.ts'
import type { AccountExport } from './account-resources.ts'

/** Says whether a list is shared, but leaves out the link. */
export const presentExport = ({ wishlists, ...rest }: z.infer<typeof AccountExport>): ExportedData => ({
  ...rest,
  wishlists: wishlists.map(({ sharedToken, items, ...list }) => ({
    ...list,
    shared: sharedToken !== null,
    items: items.map(({ quantity, addedAt, item }) => ({ ...item, quantity, addedAt })),
  })),
})
