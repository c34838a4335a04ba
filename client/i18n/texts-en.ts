/** The texts in English that a browser may load, by path. */
export const textFiles = import.meta.glob<object>(
  [
    '../../locales/en/*.json',
    '!../../locales/en/api-*.json',
    '!../../locales/en/calendar.json',
    '!../../locales/en/feed.json',
    '!../../locales/en/server.json',
  ],
  { import: 'default' },
)
