import type { BasketLine as Line } from '#shared/api/basket/basket-schemas.ts'

/** "Marrow Choir, Standing": a night may be in the basket once per ticket kind. */
export const lineLabel = ({ name, variantName }: Pick<Line, 'name' | 'variantName'>) =>
  variantName ? `${name}, ${variantName}` : name
