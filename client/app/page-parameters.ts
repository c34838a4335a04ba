const productListParameters = ['format', 'room', 'order', 'page']

/**
 * The query parameters that each page reads, by the path of its route. Every page also reads `lng` and `done`. Server
 * and browser remove all other parameters (those of campaigns, for example) from the URL, and all values of a parameter
 * but the first. So the others reach neither the page cache nor a link. A public page whose content depends on `done`
 * lists it.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/whats-on': ['year', 'month', 'venue', 'day', 'when', 'genre', 'page', 'view'],
  '/search': ['query', 'type', 'venue', 'month', 'genre', 'page'],
  '/category/*': productListParameters,
  '/articles/*': ['page'],
  '*': ['done', ...productListParameters],
  '/product-comparison': ['from'],
  '/checkout/complete': ['transaction', 'order'],
  '/sign-in': ['returnTo'],
  '/register': ['returnTo', 'email', 'firstName', 'lastName'],
  '/set-password': ['token', 'email'],
  '/verify-email': ['token'],
  '/undo-email-change': ['token'],
  '/newsletter/confirm': ['token'],
  '/newsletter/unsubscribe': ['token'],
  '/orders/look-up': ['token', 'page', 'link'],
  '/orders/not-me': ['token'],
  '/account/sessions': ['remove'],
  '/account/orders': ['page'],
  '/account/address-book/new': ['type'],
  '/account/wishlists/:id': ['page'],
  '/account/wishlists/keep': ['sku', 'of'],
  '/wishlists/shared/:token': ['page'],
  '/preferences': ['language', 'currency', 'incTax', 'returnTo'],
}
