import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { useIsAwaitingResults } from './use-shown-search.ts'

/** Milliseconds before the page says that a search is running (specification §9). */
const slowDelayMs = 200

export const useIsSlow = (): boolean => {
  const { state, location } = useNavigation()
  const isAwaitingResults = useIsAwaitingResults()
  const isSearching = isAwaitingResults || (state === 'loading' && location.pathname === '/search')
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isSearching) return
    const timer = setTimeout(() => setIsSlow(true), slowDelayMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isSearching])
  return isSlow
}
