/**
 * Creates a function that `useSyncExternalStore` subscribes with. Another tab, or a form posted without JavaScript, may
 * have changed the cookie when the page gets the focus or is shown.
 */
export const createCookieSubscription = (changedEvent: string) => {
  const refreshEvents = [changedEvent, 'focus', 'pageshow']
  return (onChange: () => void) => {
    for (const eventName of refreshEvents) addEventListener(eventName, onChange)
    return () => {
      for (const eventName of refreshEvents) removeEventListener(eventName, onChange)
    }
  }
}
