import type { SeedContent } from '../../seed/seed-content.ts'
import { articles } from './articles/articles.ts'
import { articleCategories } from './articles/categories.ts'
import { customers } from './customers.ts'
import { demoVouchers } from './demo-vouchers.ts'
import { elements } from './elements.ts'
import { events, pastEvents } from './events/events.ts'
import { forms } from './forms/forms.ts'
import { locations } from './locations.ts'
import { menus } from './menus.ts'
import { pages } from './pages/pages.ts'
import { productCategories, productRelations, products } from './products.ts'
import { promotions } from './promotions.ts'
import { redirects } from './redirects.ts'

/**
 * The demo brand, PX Live. Deterministic: the same content at every call; only dates are relative to the day the seed
 * runs.
 */
export const demoContent = (): SeedContent => ({
  locations,
  events: [...pastEvents(), ...events()],
  products,
  productCategories,
  productRelations,
  pages,
  articleCategories,
  articles,
  redirects,
  elements,
  forms,
  menus,
  customers,
  promotions,
  vouchers: demoVouchers,
})
