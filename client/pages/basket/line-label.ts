import type { BasketLine as Line } from '#shared/api/basket/basket-schemas.ts'

/** "Marrow Choir, Standing": a basket may hold one event in several ticket types. */
export const lineLabel = ({ name, variantName }: Pick<Line, 'name' | 'variantName'>) =>
  variantName ? `${name}, ${variantName}` : name
