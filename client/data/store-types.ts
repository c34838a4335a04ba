import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { api, ThunkExtra } from './api.ts'
import type { navigation } from './navigation-slice.ts'
import type { notifications } from './notifications-slice.ts'

/** The state of the store, apart from it: what the store is made of needs its type. */
export type AppState = {
  api: ReturnType<typeof api.reducer>
  navigation: ReturnType<typeof navigation.reducer>
  notices: ReturnType<typeof notifications.reducer>
}

export type AppDispatch = ThunkDispatch<AppState, ThunkExtra, UnknownAction>
