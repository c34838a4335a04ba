import type { z } from 'zod'
import type { ExportedData } from '#shared/api/profile/exported-data.ts'
import type { AccountExport } from './account-resources.ts'

/** Presents the export. Of a shared wishlist it contains the fact that it is shared, but not the link. */
export const presentExport = ({ wishlists, ...rest }: z.infer<typeof AccountExport>): ExportedData => ({
  ...rest,
  wishlists: wishlists.map(({ sharedToken, items, ...list }) => ({
    ...list,
    shared: sharedToken !== null,
    items: items.map(({ quantity, addedAt, item }) => ({ ...item, quantity, addedAt })),
  })),
})
