import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { api, type ThunkExtra } from './api.ts'
import './cache-updates/address-cache-updates.ts'
import './cache-updates/basket-cache-updates.ts'
import './cache-updates/consent-cache-updates.ts'
import './cache-updates/newsletter-cache-updates.ts'
import './cache-updates/wishlist-cache-updates.ts'
import { navigation } from './navigation-slice.ts'
import { notifications } from './notifications-slice.ts'
import type { AppState } from './store-types.ts'

export const appReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [navigation.reducerPath]: navigation.reducer,
  [notifications.reducerPath]: notifications.reducer,
})

/** One store per request on the server, one per document in the browser. */
export const createStore = (extra: ThunkExtra, preloadedState?: Partial<AppState>, reducer = appReducer) =>
  configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false }).concat(api.middleware),
    devTools: import.meta.env.DEV,
    ...(preloadedState ? { preloadedState } : {}),
  })

export type AppStore = ReturnType<typeof createStore>
