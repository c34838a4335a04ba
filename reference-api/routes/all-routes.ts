import { authRoutes } from './auth-routes.ts'
import { basketRoutes } from './basket-routes.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { locationRoutes } from './location-routes.ts'
import { menuRoutes } from './menu-routes.ts'
import { operationsRoutes } from './operations-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Every call the API answers, in the order in which paths are matched: fixed ones come before those with parameters. */
export const allRoutes = [
  ...authRoutes,
  ...passwordRoutes,
  ...userRoutes,
  ...basketRoutes,
  ...catalogueRoutes,
  ...menuRoutes,
  ...contentRoutes,
  ...locationRoutes,
  ...operationsRoutes,
]
