import { declareEndpoints } from '../endpoint.ts'
import type { productsSchemas } from './products-schemas.ts'

export const productsEndpoints = declareEndpoints<typeof productsSchemas>()({
  getProductCategory: { method: 'GET', path: '/product-category', auth: 'public' },
  getProducts: { method: 'GET', path: '/product-category/products', auth: 'public' },
  getRelatedProducts: { method: 'GET', path: '/products/:slug/related', auth: 'public' },
  getProductsBySku: { method: 'GET', path: '/products', auth: 'public' },
  getComparison: { method: 'GET', path: '/comparison', auth: 'public' },
  addToComparison: { method: 'POST', path: '/comparison/items', auth: 'public' },
  removeFromComparison: { method: 'DELETE', path: '/comparison/items/:sku', auth: 'public' },
})
