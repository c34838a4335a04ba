import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './frame/layout.tsx'
import { layoutLoader } from './frame/layout-loader.ts'
import { page } from './page.ts'

const paper = { kind: 'personal', lights: 'up' } as const
const customers = { ...paper, customersOnly: true } as const
/** Pages about orders are the same for whose account they are in and for whoever bought or looked them up. */
const orderTexts = ['account', 'orders', 'events'] as const
const orderPages = {
  order: () => import('../pages/orders/order-page.tsx'),
  tickets: () => import('../pages/orders/tickets-page.tsx'),
  invoice: () => import('../pages/orders/invoice-page.tsx'),
}
const night = { kind: 'public', lights: 'down' } as const

/**
 * Where the server goes when it could not serve a request: a page that is nothing but its error. Nobody else gets more
 * than a 404 there.
 */
export const failurePath = '/-/failure'

/** Every page of the shop. The order does not matter; the router ranks paths. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Layout,
    ErrorBoundary: ErrorPage,
    loader: layoutLoader,
    shouldRevalidate: () => false,
    children: [
      {
        id: 'page',
        ErrorBoundary: ErrorPage,
        children: [
          page('/', { ...night, namespaces: ['home', 'events', 'keep'] }, () => import('../pages/home/home-page.tsx')),
          page(
            '/whats-on',
            { ...night, namespaces: ['events', 'keep'] },
            () => import('../pages/events/listing/whats-on-page.tsx'),
          ),
          page(
            '/whats-on/:slug',
            { ...night, namespaces: ['events', 'keep'] },
            () => import('../pages/events/event/event-page.tsx'),
          ),
          page('/venues', { ...night, namespaces: ['venues'] }, () => import('../pages/venues/venues-page.tsx')),
          page(
            '/venues/:slug',
            { ...night, namespaces: ['venues', 'events', 'keep'] },
            () => import('../pages/venues/venue-page.tsx'),
          ),
          page(
            '/branches',
            { kind: 'public', lights: 'up', namespaces: ['venues'] },
            () => import('../pages/venues/branches-page.tsx'),
          ),
          page(
            '/branches/:slug',
            { kind: 'public', lights: 'up', namespaces: ['venues'] },
            () => import('../pages/venues/branch-page.tsx'),
          ),
          page(
            '/search',
            { ...night, unkept: true, namespaces: ['search', 'events'] },
            () => import('../pages/search/search-page.tsx'),
          ),
          page(
            '/products/:slug',
            { ...night, namespaces: ['products', 'events', 'lists', 'consent', 'keep'] },
            () => import('../pages/products/product-page.tsx'),
          ),
          page(
            '/category/*',
            { ...night, namespaces: ['lists', 'keep'] },
            () => import('../pages/products/category-page.tsx'),
          ),
          page(
            '/product-comparison',
            { ...paper, namespaces: ['lists', 'products', 'keep'] },
            () => import('../pages/products/comparison-page.tsx'),
          ),
          page(
            '/basket',
            { ...paper, namespaces: ['basket', 'lists', 'keep'] },
            () => import('../pages/basket/basket-page.tsx'),
          ),
          page(
            '/checkout',
            { ...paper, namespaces: ['checkout', 'basket', 'addresses'] },
            () => import('../pages/checkout/checkout-page.tsx'),
          ),
          page(
            '/checkout/complete',
            { ...paper, namespaces: ['checkout', 'orders', 'events'] },
            () => import('../pages/checkout/complete-page.tsx'),
          ),
          page('/sign-in', { ...paper, namespaces: ['identity'] }, () => import('../pages/identity/sign-in-page.tsx')),
          page(
            '/register',
            { ...paper, namespaces: ['identity'] },
            () => import('../pages/identity/register-page.tsx'),
          ),
          page(
            '/forgotten-password',
            { ...paper, namespaces: ['identity'] },
            () => import('../pages/identity/forgotten-password-page.tsx'),
          ),
          page(
            '/set-password',
            { ...paper, namespaces: ['identity'] },
            () => import('../pages/identity/set-password-page.tsx'),
          ),
          page(
            '/verify-email',
            { ...paper, namespaces: ['identity'] },
            () => import('../pages/identity/verify-email-page.tsx'),
          ),
          page(
            '/account/profile',
            { ...customers, namespaces: ['account', 'profile', 'newsletter'] },
            () => import('../pages/profile/profile-page.tsx'),
          ),
          page(
            '/account/profile/delete',
            { ...customers, namespaces: ['account', 'profile'] },
            () => import('../pages/profile/delete-account-page.tsx'),
          ),
          page(
            '/account/password',
            { ...customers, namespaces: ['account', 'profile'] },
            () => import('../pages/profile/password-page.tsx'),
          ),
          page(
            '/account/sessions',
            { ...customers, namespaces: ['account', 'profile'] },
            () => import('../pages/profile/sessions-page.tsx'),
          ),
          page(
            '/sign-out',
            { ...paper, namespaces: ['identity'] },
            () => import('../pages/identity/sign-out-page.tsx'),
          ),
          page('/account', { ...customers, namespaces: orderTexts }, () => import('../pages/account/account-page.tsx')),
          page(
            '/account/address-book',
            { ...customers, namespaces: ['account', 'addresses'] },
            () => import('../pages/addresses/address-book-page.tsx'),
          ),
          page(
            '/account/address-book/new',
            { ...customers, namespaces: ['account', 'addresses'] },
            () => import('../pages/addresses/new-address-page.tsx'),
          ),
          page(
            '/account/address-book/:id',
            { ...customers, namespaces: ['account', 'addresses'] },
            () => import('../pages/addresses/edit-address-page.tsx'),
          ),
          page(
            '/account/orders',
            { ...customers, namespaces: orderTexts },
            () => import('../pages/orders/orders-page.tsx'),
          ),
          page('/account/orders/:id', { ...customers, namespaces: orderTexts }, orderPages.order),
          page('/account/orders/:id/tickets', { ...customers, namespaces: orderTexts }, orderPages.tickets),
          page('/account/orders/:id/invoice', { ...customers, namespaces: orderTexts }, orderPages.invoice),
          page(
            '/orders/look-up',
            { ...paper, namespaces: ['orders'] },
            () => import('../pages/orders/look-up-page.tsx'),
          ),
          page('/orders/:id', { ...paper, namespaces: orderTexts }, orderPages.order),
          page('/orders/:id/tickets', { ...paper, namespaces: orderTexts }, orderPages.tickets),
          page('/orders/:id/invoice', { ...paper, namespaces: orderTexts }, orderPages.invoice),
          page(
            '/account/wishlists',
            { ...customers, namespaces: ['account', 'wishlists'] },
            () => import('../pages/wishlists/wishlists-page.tsx'),
          ),
          page(
            '/account/wishlists/keep',
            { ...customers, namespaces: ['account', 'wishlists'] },
            () => import('../pages/wishlists/keep-page.tsx'),
          ),
          page(
            '/account/wishlists/:id',
            { ...customers, namespaces: ['account', 'wishlists', 'events'] },
            () => import('../pages/wishlists/wishlist-page.tsx'),
          ),
          page(
            '/wishlists/shared/:token',
            { ...paper, namespaces: ['wishlists', 'events'] },
            () => import('../pages/wishlists/shared-wishlist-page.tsx'),
          ),
          page(
            '/account/newsletter',
            { ...customers, namespaces: ['account', 'newsletter'] },
            () => import('../pages/newsletter/account-newsletter-page.tsx'),
          ),
          page(
            '/consent-choices',
            { ...paper, namespaces: ['consent', 'content'] },
            () => import('../pages/consent/consent-page.tsx'),
          ),
          page(
            '/newsletter/confirm',
            { ...paper, namespaces: ['newsletter'] },
            () => import('../pages/newsletter/confirm-page.tsx'),
          ),
          page(
            '/newsletter/unsubscribe',
            { ...paper, namespaces: ['newsletter'] },
            () => import('../pages/newsletter/unsubscribe-page.tsx'),
          ),
          page(
            '/preferences',
            { ...paper, namespaces: ['preferences'] },
            () => import('../pages/preferences/preferences-page.tsx'),
          ),
          page(failurePath, { ...night, namespaces: [] }, () => import('./failure-page.ts')),
          page(
            '/articles/*',
            { kind: 'public', lights: 'up', namespaces: ['content'] },
            () => import('../pages/content/articles-page.tsx'),
          ),
          page(
            '/sitemap',
            { kind: 'public', lights: 'up', namespaces: ['content'] },
            () => import('../pages/content/sitemap-page.tsx'),
          ),
          page(
            '*',
            { kind: 'public', lights: 'up', namespaces: ['content', 'forms', 'lists', 'keep'] },
            () => import('../pages/content/content-page.tsx'),
          ),
        ],
      },
    ],
  },
]
