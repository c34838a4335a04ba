/** The texts in German that the browser may load, by path. */
export const textFiles = import.meta.glob<object>(
  ['../../locales/de/*.json', '!../../locales/*/{api-*,calendar,feed}.json'],
  {
    import: 'default',
  },
)
