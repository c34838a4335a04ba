/** Old addresses of the demo brand and where they lead now. */
export const redirects: [source: string, target: string][] = [
  ['/gigs', '/whats-on'],
  ['/gift-cards', '/gift-vouchers'],
  ['/venue/lamphouse', '/venues/the-lamphouse'],
]
