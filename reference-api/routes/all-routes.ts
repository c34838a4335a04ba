import { accountRoutes } from './accounts/account-routes.ts'
import { addressRoutes } from './accounts/address-routes.ts'
import { articleRoutes } from './catalogue/article-routes.ts'
import { authRoutes } from './accounts/auth-routes.ts'
import { basketRoutes } from './baskets/basket-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { confirmRoutes } from './baskets/confirm-routes.ts'
import { contentRoutes } from './catalogue/content-routes.ts'
import { countryRoutes } from './accounts/country-routes.ts'
import { documentRoutes } from './orders/document-routes.ts'
import { eventListRoutes } from './catalogue/event-list-routes.ts'
import { formRoutes } from './catalogue/form-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { holdRoutes } from './baskets/hold-routes.ts'
import { locationRoutes } from './catalogue/location-routes.ts'
import { menuRoutes } from './catalogue/menu-routes.ts'
import { newDeviceRoutes } from './accounts/new-device-routes.ts'
import { newsletterRoutes } from './accounts/newsletter-routes.ts'
import { auditLogRoutes } from './operators/audit-log-routes.ts'
import { operatorEventRoutes } from './operators/operator-event-routes.ts'
import { operatorOrderRoutes } from './operators/operator-order-routes.ts'
import { operatorPageRoutes } from './operators/operator-page-routes.ts'
import { operatorRoutes } from './operators/operator-routes.ts'
import { refundRequestRoutes } from './operators/refund-request-routes.ts'
import { orderLinkRoutes } from './orders/order-link-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { passkeyRoutes } from './accounts/passkey-routes.ts'
import { passwordRoutes } from './accounts/password-routes.ts'
import { paymentRoutes } from './orders/payment-routes.ts'
import { productRoutes } from './catalogue/product-routes.ts'
import { promotionRoutes } from './baskets/promotion-routes.ts'
import { shippingRoutes } from './baskets/shipping-routes.ts'
import { ticketRoutes } from './orders/ticket-routes.ts'
import { userNewsletterRoutes } from './accounts/user-newsletter-routes.ts'
import { userRoutes } from './accounts/user-routes.ts'
import { verificationRoutes } from './accounts/verification-routes.ts'
import { emailUndoRoutes } from './accounts/email-undo-routes.ts'
import { voucherRoutes } from './vouchers/voucher-routes.ts'
import { wishlistItemRoutes } from './wishlists/wishlist-item-routes.ts'
import { wishlistRoutes } from './wishlists/wishlist-routes.ts'
import { wishlistShareRoutes } from './wishlists/wishlist-share-routes.ts'

/** Every route, in matching order: fixed paths come before those with parameters. */
export const allRoutes = [
  ...authRoutes,
  ...passkeyRoutes,
  ...passwordRoutes,
  ...verificationRoutes,
  ...emailUndoRoutes,
  ...newDeviceRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...countryRoutes,
  ...wishlistShareRoutes,
  ...wishlistRoutes,
  ...wishlistItemRoutes,
  ...newsletterRoutes,
  ...userNewsletterRoutes,
  ...formRoutes,
  ...basketRoutes,
  ...holdRoutes,
  ...confirmRoutes,
  ...promotionRoutes,
  ...voucherRoutes,
  ...shippingRoutes,
  ...orderRoutes,
  ...orderLinkRoutes,
  ...documentRoutes,
  ...ticketRoutes,
  ...operatorEventRoutes,
  ...operatorOrderRoutes,
  ...operatorPageRoutes,
  ...refundRequestRoutes,
  ...operatorRoutes,
  ...auditLogRoutes,
  ...paymentRoutes,
  ...catalogueRoutes,
  ...eventListRoutes,
  ...productRoutes,
  ...menuRoutes,
  ...contentRoutes,
  ...articleRoutes,
  ...locationRoutes,
  ...healthRoutes,
]
