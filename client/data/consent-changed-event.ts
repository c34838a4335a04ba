/** The event that `window` dispatches after a consent decision. */
export const consentChangedEvent = 'consent-changed'
