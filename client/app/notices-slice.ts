import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

export type Notice = { id: string; kind: 'status' | 'error'; text: string }

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
    announced: (state, { payload }: PayloadAction<string>) => {
      state.announcement = payload
    },
  },
  selectors: { toasts: (state) => state.toasts, announcement: (state) => state.announcement },
})
