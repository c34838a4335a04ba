import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** `about` names what a notice is true of only until it changes again. */
export type Notice = { id: string; kind: 'status' | 'error'; text: string; about?: 'basket' }

type NoticesState = { toasts: Notice[]; announcement: string }

const initialState: NoticesState = { toasts: [], announcement: '' }

/** What the shop has to say beside the page: toasts that go by themselves, and one line for screen readers. */
export const notices = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    toasted: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        state.toasts.push(payload)
      },
    },
    dismissed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload)
    },
    /** What was said of something that has changed since is not true any more. */
    outdated: (state, { payload }: PayloadAction<NonNullable<Notice['about']>>) => {
      state.toasts = state.toasts.filter(({ about }) => about !== payload)
    },
    announced: (state, { payload }: PayloadAction<string>) => {
      state.announcement = payload
    },
  },
  selectors: { toasts: (state) => state.toasts, announcement: (state) => state.announcement },
})
