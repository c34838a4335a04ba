import { declareEndpoints } from '../endpoint.ts'
import type { contentSchemas } from './content-schemas.ts'

export const contentEndpoints = declareEndpoints<typeof contentSchemas>()({
  getNavigation: { method: 'GET', path: '/navigation', auth: 'public' },
  getContent: { method: 'GET', path: '/content', auth: 'public' },
  getArticles: { method: 'GET', path: '/articles', auth: 'public' },
  getArticleCategory: { method: 'GET', path: '/article-category', auth: 'public' },
  getSitemap: { method: 'GET', path: '/sitemap', auth: 'public' },
  getRegistrationText: { method: 'GET', path: '/registration-text', auth: 'public' },
})
