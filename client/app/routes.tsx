import type { RouteObject } from 'react-router-dom'
import { giftVouchersPath } from '#shared/rules/paths/gift-vouchers-path.ts'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './frame/layout.tsx'
import { loadNavigation } from './frame/load-navigation.ts'
import { lazyPage } from './lazy-page.ts'

const personalLight = { kind: 'personal', theme: 'light' } as const
const customersLight = { ...personalLight, customersOnly: true } as const
/** The texts of order pages are the same inside the account and for guests. */
const orderNamespaces = ['account', 'orders', 'events'] as const
const withdrawalNamespaces = [...orderNamespaces, 'forms'] as const
const orderPages = {
  order: () => import('../pages/orders/order-page.tsx'),
  tickets: () => import('../pages/orders/tickets-page.tsx'),
  invoice: () => import('../pages/orders/invoice-page.tsx'),
  withdrawal: () => import('../pages/orders/withdrawal-page.tsx'),
}
const publicDark = { kind: 'public', theme: 'dark' } as const
const publicLight = { kind: 'public', theme: 'light' } as const

/** The server renders this path to show the error of a failed request. Requests from outside get a 404. */
export const failurePath = '/-/failure'

/** Every page of the shop. Their order does not matter: the router ranks paths. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Layout,
    ErrorBoundary: ErrorPage,
    loader: loadNavigation,
    shouldRevalidate: () => false,
    children: [
      {
        id: 'page',
        ErrorBoundary: ErrorPage,
        children: [
          lazyPage(
            '/',
            { ...publicDark, namespaces: ['home', 'events', 'wishlist-button'] },
            () => import('../pages/home/home-page.tsx'),
          ),
          lazyPage(
            '/whats-on',
            { ...publicDark, namespaces: ['events', 'wishlist-button'] },
            () => import('../pages/events/listing/whats-on-page.tsx'),
          ),
          lazyPage(
            '/whats-on/:slug',
            { ...publicDark, namespaces: ['events', 'wishlist-button'] },
            () => import('../pages/events/event/event-page.tsx'),
          ),
          lazyPage(
            '/venues',
            { ...publicDark, namespaces: ['venues'] },
            () => import('../pages/venues/venues-page.tsx'),
          ),
          lazyPage(
            '/venues/:slug',
            { ...publicDark, namespaces: ['venues', 'events', 'wishlist-button'] },
            () => import('../pages/venues/venue-page.tsx'),
          ),
          lazyPage(
            '/branches',
            { ...publicLight, namespaces: ['venues'] },
            () => import('../pages/venues/branches-page.tsx'),
          ),
          lazyPage(
            '/branches/:slug',
            { ...publicLight, namespaces: ['venues'] },
            () => import('../pages/venues/branch-page.tsx'),
          ),
          lazyPage(
            '/search',
            { ...publicDark, uncached: true, namespaces: ['search', 'events'] },
            () => import('../pages/search/search-page.tsx'),
          ),
          lazyPage(
            '/products/:slug',
            { ...publicDark, namespaces: ['products', 'events', 'product-lists', 'consent', 'wishlist-button'] },
            () => import('../pages/products/product-page.tsx'),
          ),
          lazyPage(
            '/category/*',
            { ...publicDark, namespaces: ['product-lists', 'wishlist-button'] },
            () => import('../pages/products/category-page.tsx'),
          ),
          lazyPage(
            '/product-comparison',
            { ...personalLight, namespaces: ['product-lists', 'products', 'wishlist-button'] },
            () => import('../pages/products/comparison-page.tsx'),
          ),
          lazyPage(
            '/basket',
            { ...personalLight, namespaces: ['basket', 'product-lists', 'wishlist-button'] },
            () => import('../pages/basket/basket-page.tsx'),
          ),
          lazyPage(
            '/checkout/:step?',
            { ...personalLight, startsAtTop: true, namespaces: ['checkout', 'basket', 'addresses'] },
            () => import('../pages/checkout/checkout-page.tsx'),
          ),
          lazyPage(
            '/checkout/complete',
            { ...personalLight, namespaces: ['checkout', 'basket', 'orders', 'events'] },
            () => import('../pages/checkout/complete/complete-page.tsx'),
          ),
          lazyPage(
            '/sign-in',
            { ...personalLight, namespaces: ['identity'] },
            () => import('../pages/identity/sign-in-page.tsx'),
          ),
          lazyPage(
            '/register',
            { ...personalLight, namespaces: ['identity'] },
            () => import('../pages/identity/register-page.tsx'),
          ),
          lazyPage(
            '/forgotten-password',
            { ...personalLight, namespaces: ['identity'] },
            () => import('../pages/identity/forgotten-password-page.tsx'),
          ),
          lazyPage(
            '/set-password',
            { ...personalLight, namespaces: ['identity'] },
            () => import('../pages/identity/set-password-page.tsx'),
          ),
          lazyPage(
            '/verify-email',
            { ...personalLight, namespaces: ['identity'] },
            () => import('../pages/identity/verify-email-page.tsx'),
          ),
          lazyPage(
            '/undo-email-change',
            { ...personalLight, namespaces: ['identity'] },
            () => import('../pages/identity/undo-email-change-page.tsx'),
          ),
          lazyPage(
            '/account/profile',
            { ...customersLight, namespaces: ['account', 'profile', 'identity'] },
            () => import('../pages/profile/profile-page.tsx'),
          ),
          lazyPage(
            '/account/profile/delete',
            { ...customersLight, namespaces: ['account', 'profile', 'identity'] },
            () => import('../pages/profile/delete-account-page.tsx'),
          ),
          lazyPage(
            '/account/password',
            { ...customersLight, namespaces: ['account', 'profile', 'identity'] },
            () => import('../pages/profile/password-page.tsx'),
          ),
          lazyPage(
            '/account/sessions',
            { ...customersLight, namespaces: ['account', 'profile', 'identity'] },
            () => import('../pages/profile/sessions-page.tsx'),
          ),
          lazyPage(
            '/sign-out',
            { ...personalLight, namespaces: ['identity'] },
            () => import('../pages/identity/sign-out-page.tsx'),
          ),
          lazyPage(
            '/account',
            { ...customersLight, namespaces: orderNamespaces },
            () => import('../pages/account/account-page.tsx'),
          ),
          lazyPage(
            '/account/address-book',
            { ...customersLight, namespaces: ['account', 'addresses'] },
            () => import('../pages/addresses/address-book-page.tsx'),
          ),
          lazyPage(
            '/account/address-book/new',
            { ...customersLight, namespaces: ['account', 'addresses'] },
            () => import('../pages/addresses/new-address-page.tsx'),
          ),
          lazyPage(
            '/account/address-book/:id',
            { ...customersLight, namespaces: ['account', 'addresses'] },
            () => import('../pages/addresses/edit-address-page.tsx'),
          ),
          lazyPage(
            '/account/orders',
            { ...customersLight, namespaces: orderNamespaces },
            () => import('../pages/orders/orders-page.tsx'),
          ),
          lazyPage('/account/orders/:id', { ...customersLight, namespaces: orderNamespaces }, orderPages.order),
          lazyPage(
            '/account/orders/:id/tickets',
            { ...customersLight, namespaces: orderNamespaces },
            orderPages.tickets,
          ),
          lazyPage(
            '/account/orders/:id/invoice',
            { ...customersLight, namespaces: orderNamespaces },
            orderPages.invoice,
          ),
          lazyPage(
            '/account/orders/:id/withdrawal',
            { ...customersLight, namespaces: withdrawalNamespaces },
            orderPages.withdrawal,
          ),
          lazyPage(
            '/orders/look-up',
            { ...personalLight, namespaces: ['orders'] },
            () => import('../pages/orders/order-lookup-page.tsx'),
          ),
          lazyPage(
            '/orders/not-me',
            { ...personalLight, namespaces: ['orders'] },
            () => import('../pages/orders/disown-page.tsx'),
          ),
          lazyPage('/orders/:id', { ...personalLight, namespaces: orderNamespaces }, orderPages.order),
          lazyPage('/orders/:id/tickets', { ...personalLight, namespaces: orderNamespaces }, orderPages.tickets),
          lazyPage('/orders/:id/invoice', { ...personalLight, namespaces: orderNamespaces }, orderPages.invoice),
          lazyPage(
            '/orders/:id/withdrawal',
            { ...personalLight, namespaces: withdrawalNamespaces },
            orderPages.withdrawal,
          ),
          lazyPage(
            '/account/wishlists',
            { ...customersLight, namespaces: ['account', 'wishlists'] },
            () => import('../pages/wishlists/wishlists-page.tsx'),
          ),
          lazyPage(
            '/account/wishlists/keep',
            { ...customersLight, namespaces: ['account', 'wishlists'] },
            () => import('../pages/wishlists/save-item-page.tsx'),
          ),
          lazyPage(
            '/account/wishlists/:id',
            { ...customersLight, namespaces: ['account', 'wishlists', 'events'] },
            () => import('../pages/wishlists/wishlist-page.tsx'),
          ),
          lazyPage(
            '/wishlists/shared/:token',
            { ...personalLight, namespaces: ['wishlists', 'events'] },
            () => import('../pages/wishlists/shared-wishlist-page.tsx'),
          ),
          lazyPage(
            '/account/newsletter',
            { ...customersLight, namespaces: ['account', 'newsletter'] },
            () => import('../pages/newsletter/account-newsletter-page.tsx'),
          ),
          lazyPage(
            '/consent-choices',
            { ...personalLight, namespaces: ['consent', 'content'] },
            () => import('../pages/consent/consent-page.tsx'),
          ),
          lazyPage(
            '/newsletter/confirm',
            { ...personalLight, namespaces: ['newsletter'] },
            () => import('../pages/newsletter/confirm-subscription-page.tsx'),
          ),
          lazyPage(
            '/newsletter/unsubscribe',
            { ...personalLight, namespaces: ['newsletter'] },
            () => import('../pages/newsletter/unsubscribe-page.tsx'),
          ),
          lazyPage(
            '/preferences',
            { ...personalLight, namespaces: ['preferences'] },
            () => import('../pages/preferences/preferences-page.tsx'),
          ),
          lazyPage(failurePath, { ...publicDark, namespaces: [] }, () => import('./failure-route.ts')),
          lazyPage(
            '/articles/*',
            { ...publicLight, namespaces: ['content'] },
            () => import('../pages/content/articles-page.tsx'),
          ),
          lazyPage(
            '/sitemap',
            { ...publicLight, namespaces: ['content'] },
            () => import('../pages/content/sitemap-page.tsx'),
          ),
          lazyPage(
            giftVouchersPath,
            { ...publicLight, namespaces: ['gifts'] },
            () => import('../pages/gifts/gift-vouchers-page.tsx'),
          ),
          lazyPage(
            '*',
            { ...publicLight, namespaces: ['content', 'forms', 'product-lists', 'wishlist-button'] },
            () => import('../pages/content/content-page.tsx'),
          ),
        ],
      },
    ],
  },
]
