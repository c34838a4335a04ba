import { useEffect } from 'react'

/**
 * Back from the payment page may bring this page out of the browser's memory as it was left: on its way out, with its
 * button turning. It is loaded again instead, and says where the order stands.
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
