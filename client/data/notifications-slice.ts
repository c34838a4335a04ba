import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A notification with a `topic` is dismissed when its topic changes, or when the next one about that topic appears. */
export type Notification = { id: string; kind: 'status' | 'error'; text: string; topic?: 'basket' | 'comparison' }

type NotificationsState = { toasts: Notification[]; announcement: string }

const initialState: NotificationsState = { toasts: [], announcement: '' }

/** The toasts, which close by themselves, and the line that screen readers announce. */
export const notifications = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    showToast: {
      prepare: (notification: Omit<Notification, 'id'>) => ({ payload: { ...notification, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notification>) => {
        state.toasts = [...state.toasts.filter(({ topic }) => !topic || topic !== payload.topic), payload]
      },
    },
    dismissToast: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload)
    },
    /** Dismisses earlier notifications about a topic, because a change has made them untrue. */
    dismissStale: (state, { payload }: PayloadAction<NonNullable<Notification['topic']>>) => {
      state.toasts = state.toasts.filter(({ topic }) => topic !== payload)
    },
    announce: (state, { payload }: PayloadAction<string>) => {
      state.announcement = payload
    },
  },
  selectors: { toasts: (state) => state.toasts, announcement: (state) => state.announcement },
})
