/** How the browser loaded this document: its URL then, and whether it was a reload. Undefined when it does not say. */
export const getDocumentLoad = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
