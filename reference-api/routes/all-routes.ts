import { accountRoutes } from './account-routes.ts'
import { addressRoutes } from './address-routes.ts'
import { articleRoutes } from './article-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { basketRoutes } from './basket-routes.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { confirmRoutes } from './confirm-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { countryRoutes } from './country-routes.ts'
import { documentRoutes } from './document-routes.ts'
import { formRoutes } from './form-routes.ts'
import { holdRoutes } from './hold-routes.ts'
import { locationRoutes } from './location-routes.ts'
import { menuRoutes } from './menu-routes.ts'
import { newsletterRoutes } from './newsletter-routes.ts'
import { operatorEventRoutes } from './operator-event-routes.ts'
import { operatorOrderRoutes } from './operator-order-routes.ts'
import { operatorPageRoutes } from './operator-page-routes.ts'
import { operationsRoutes } from './operations-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { productRoutes } from './product-routes.ts'
import { promotionRoutes } from './promotion-routes.ts'
import { shippingRoutes } from './shipping-routes.ts'
import { ticketRoutes } from './ticket-routes.ts'
import { userNewsletterRoutes } from './user-newsletter-routes.ts'
import { userRoutes } from './user-routes.ts'
import { verificationRoutes } from './verification-routes.ts'
import { voucherRoutes } from './voucher-routes.ts'
import { wishlistItemRoutes } from './wishlist-item-routes.ts'
import { wishlistRoutes } from './wishlist-routes.ts'
import { wishlistShareRoutes } from './wishlist-share-routes.ts'

/**
 * Every call the API answers, in the order in which paths are matched: fixed ones come before those with parameters.
 */
export const allRoutes = [
  ...authRoutes,
  ...passwordRoutes,
  ...verificationRoutes,
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
  ...documentRoutes,
  ...ticketRoutes,
  ...operatorEventRoutes,
  ...operatorOrderRoutes,
  ...operatorPageRoutes,
  ...paymentRoutes,
  ...catalogueRoutes,
  ...productRoutes,
  ...menuRoutes,
  ...contentRoutes,
  ...articleRoutes,
  ...locationRoutes,
  ...operationsRoutes,
]
