import type { SeedRedirect } from '../../seed/seed-content.ts'

/** Old URLs of the demo brand and their targets. Some are temporary, and one target is another site. */
export const redirects: SeedRedirect[] = [
  { source: '/gigs', target: '/whats-on' },
  { source: '/tickets', target: '/whats-on' },
  { source: '/gift-cards', target: '/gift-vouchers' },
  { source: '/venue/lamphouse', target: '/venues/the-lamphouse' },
  { source: '/venue/saltworks', target: '/venues/saltworks' },
  { source: '/venue/tallow-hall', target: '/venues/tallow-hall' },
  { source: '/venue/trafohalle', target: '/venues/trafohalle' },
  { source: '/stories', target: '/articles/stories' },
  { source: '/articles', target: '/articles/stories' },
  { source: '/blog', target: '/articles/stories' },
  { source: '/news', target: '/articles/stories', status: 302 },
  { source: '/access', target: '/stories/the-ramp-and-the-steps', status: 308 },
  { source: '/impressum', target: '/imprint' },
  { source: '/datenschutz', target: '/privacy-policy' },
  { source: '/agb', target: '/bookings-terms-and-conditions' },
  { source: '/widerruf', target: '/withdrawal' },
  { source: '/record-of-the-month', target: '/px-records', status: 307 },
  { source: '/merch', target: 'https://shop.example.com', status: 302 },
]
