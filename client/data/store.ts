import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { api, type ThunkExtra } from './api.ts'
import './cache-updates/address-answers.ts'
import './cache-updates/basket-answers.ts'
import './cache-updates/consent-answers.ts'
import './cache-updates/newsletter-answers.ts'
import './cache-updates/wishlist-answers.ts'
import { navigation } from './navigation-slice.ts'
import { notices } from './notices-slice.ts'
import type { AppState } from './store-types.ts'

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [navigation.reducerPath]: navigation.reducer,
  [notices.reducerPath]: notices.reducer,
})

/** One store per request on the server, one per document in the browser. */
export const createStore = (extra: ThunkExtra, preloadedState?: Partial<AppState>) =>
  configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false }).concat(api.middleware),
    devTools: import.meta.env.DEV,
    ...(preloadedState ? { preloadedState } : {}),
  })

export type AppStore = ReturnType<typeof createStore>
