import type { SeedPage } from '../../../seed/seed-content.ts'
import { brandPages } from './brand.ts'
import { cancellationPage } from './cancellation.ts'
import { faqPage } from './faqs.ts'
import { privacyPages } from './privacy.ts'
import { termsPages } from './terms.ts'
import { venuePages } from './venues.ts'

export const pages: SeedPage[] = [
  ...venuePages,
  ...brandPages,
  faqPage,
  ...termsPages,
  cancellationPage,
  ...privacyPages,
]
