import type { WishlistTarget } from '#shared/api/wishlists/wishlists-schemas.ts'

/** "Marrow Choir", or "First Pressing, LP" for an item of one variant. */
export const itemName = ({ name, variantName }: Pick<WishlistTarget, 'name' | 'variantName'>) =>
  variantName ? `${name}, ${variantName}` : name
