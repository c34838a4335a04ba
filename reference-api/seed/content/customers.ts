import type { SeedCustomer } from '../seed-content.ts'

/** Accounts to try the shop with. Their addresses cannot receive mail. */
export const customers: SeedCustomer[] = [
  { email: 'demo@example.com', password: 'stagedoor-demo', firstName: 'Jonah', lastName: 'Achterberg', telephone: '020 7946 0177' },
  { email: 'greta@example.org', password: 'stagedoor-demo', firstName: 'Greta', lastName: 'Lindequist', telephone: '030 23125 177' },
]
