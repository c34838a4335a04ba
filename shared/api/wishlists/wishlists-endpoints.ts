import { declareEndpoints } from '../endpoint.ts'
import type { wishlistsSchemas } from './wishlists-schemas.ts'

export const wishlistsEndpoints = declareEndpoints<typeof wishlistsSchemas>()({
  getWishlists: { method: 'GET', path: '/wishlists', auth: 'customer' },
  getSavedItems: { method: 'GET', path: '/wishlist-items', auth: 'customer' },
  getWishlist: { method: 'GET', path: '/wishlists/:id', auth: 'customer' },
  createWishlist: { method: 'POST', path: '/wishlists', auth: 'customer' },
  renameWishlist: { method: 'PATCH', path: '/wishlists/:id', auth: 'customer' },
  deleteWishlist: { method: 'DELETE', path: '/wishlists/:id', auth: 'customer' },
  shareWishlist: { method: 'POST', path: '/wishlists/:id/share', auth: 'customer' },
  unshareWishlist: { method: 'DELETE', path: '/wishlists/:id/share', auth: 'customer' },
  getSharedWishlist: { method: 'GET', path: '/shared-wishlists/:token', auth: 'public' },
  addToWishlist: { method: 'POST', path: '/wishlist-items', auth: 'customer' },
  updateWishlistItem: { method: 'PATCH', path: '/wishlist-items/:id', auth: 'customer' },
  moveWishlistItem: { method: 'POST', path: '/wishlist-items/:id/move', auth: 'customer' },
  removeWishlistItem: { method: 'DELETE', path: '/wishlist-items/:id', auth: 'customer' },
})
