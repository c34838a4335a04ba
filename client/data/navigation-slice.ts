import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Pages that no "back to …" link leads to (specification §2). */
const untrackedPaths = ['/set-password', '/product-comparison']

type NavigationState = { previousPath: string | null }

const initialState: NavigationState = { previousPath: null }

/** The page the shopper came from, for "back to …" links and for the return after signing in. */
export const navigation = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    pathLeft: (state, { payload }: PayloadAction<string>) => {
      if (!untrackedPaths.includes(payload.split(/\/*(?:[?#]|$)/, 1)[0]!)) state.previousPath = payload
    },
  },
  selectors: { previousPath: (state) => state.previousPath },
})
