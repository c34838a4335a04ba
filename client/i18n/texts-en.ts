/** The texts in English that the browser may load, by path. */
export const textFiles = import.meta.glob<object>(
  ['../../locales/en/*.json', '!../../locales/*/{api-*,calendar,feed}.json'],
  {
    import: 'default',
  },
)
