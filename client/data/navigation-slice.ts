import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Pages that are never remembered as the way back (specification §2). */
const untrackedPaths = ['/set-password', '/product-comparison']

type NavigationState = { previousPath: string | null }

const initialState: NavigationState = { previousPath: null }

/** Where the shopper came from inside the shop: for "back to …" links and the way back after signing in. */
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
