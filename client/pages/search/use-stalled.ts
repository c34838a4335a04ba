import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

/** Milliseconds a search may take before the page says that it is under way (specification §9). */
export const stallDelayMs = 200

/** True while an answer is late. */
export const useStalled = (): boolean => {
  const { state, location } = useNavigation()
  const isSearching = state === 'loading' && location.pathname === '/search'
  const [stalled, setStalled] = useState(false)
  useEffect(() => {
    if (!isSearching) return
    const timer = setTimeout(() => setStalled(true), stallDelayMs)
    return () => {
      clearTimeout(timer)
      setStalled(false)
    }
  }, [isSearching])
  return stalled
}
