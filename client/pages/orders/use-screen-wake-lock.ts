import { useEffect } from 'react'

/**
 * Keeps the screen on while the page is visible, so that a ticket does not go dark in the queue. Browsers may lack the
 * feature or refuse it, for example with a low battery: the screen then turns off as usual.
 */
export const useScreenWakeLock = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null)
    const release = () => void lock.then((sentinel) => sentinel?.release())
    const followVisibility = () => {
      if (document.visibilityState === 'hidden') release()
      else lock = navigator.wakeLock.request('screen').catch(() => null)
    }
    followVisibility()
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      release()
    }
  }, [isWanted])
}
