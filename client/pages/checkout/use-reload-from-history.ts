import { useEffect } from 'react'

/**
 * Back from the payment page may restore this page from the back/forward cache with its button still disabled. Reloads
 * it, so that it shows the current state of the order.
 */
export const useReloadFromHistory = () => {
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', handlePageShow)
    return () => removeEventListener('pageshow', handlePageShow)
  }, [])
}
