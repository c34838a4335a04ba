import { declareEndpoints } from '../endpoint.ts'
import type { catalogueSchemas } from './catalogue-schemas.ts'

export const catalogueEndpoints = declareEndpoints<typeof catalogueSchemas>()({
  getHome: { method: 'GET', path: '/home', auth: 'public' },
  getEvents: { method: 'GET', path: '/events', auth: 'public' },
  getCalendar: { method: 'GET', path: '/calendar', auth: 'public' },
  getNextEvents: { method: 'GET', path: '/next-events', auth: 'public' },
  getEvent: { method: 'GET', path: '/events/:slug', auth: 'public' },
  getRelatedEvents: { method: 'GET', path: '/events/:slug/related', auth: 'public' },
  getVenueEvents: { method: 'GET', path: '/venues/:slug/nights', auth: 'public' },
  getProduct: { method: 'GET', path: '/products/:slug', auth: 'public' },
})
