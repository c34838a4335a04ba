import type { Basket } from '#shared/api/basket/basket-schemas.ts'

export const countBasketTickets = ({ lines }: Pick<Basket, 'lines'>): number =>
  lines.filter(({ type }) => type === 'event').reduce((sum, { quantity }) => sum + quantity, 0)
