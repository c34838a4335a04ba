import type { WishedItem } from '#shared/api/wishlists/wishlists-schemas.ts'

/** "Marrow Choir", or "First Pressing, LP" where a variant was wished for. */
export const wishName = ({ name, variantName }: Pick<WishedItem, 'name' | 'variantName'>) =>
  variantName ? `${name}, ${variantName}` : name
