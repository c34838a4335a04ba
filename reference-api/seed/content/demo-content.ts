import type { SeedContent } from '../seed-content.ts'

/** The demo brand, PX Live. Deterministic: the same content at every call; only dates are relative to the day the seed runs. */
export const demoContent = (): SeedContent => ({
  locations: [],
  events: [],
  products: [],
  pages: [],
  elements: [],
  menus: [],
  customers: [],
})
