import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { api, ThunkExtra } from './api.ts'
import type { navigation } from './navigation-slice.ts'
import type { notifications } from './notifications-slice.ts'

/** The types of the store, in their own file: the cache updates that the store imports need them. */
export type AppState = {
  api: ReturnType<typeof api.reducer>
  navigation: ReturnType<typeof navigation.reducer>
  notifications: ReturnType<typeof notifications.reducer>
}

export type AppDispatch = ThunkDispatch<AppState, ThunkExtra, UnknownAction>
