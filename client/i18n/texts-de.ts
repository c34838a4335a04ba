/** The texts in German that a browser may load, by path. */
export const textFiles = import.meta.glob<object>(
  [
    '../../locales/de/*.json',
    '!../../locales/de/api-*.json',
    '!../../locales/de/calendar.json',
    '!../../locales/de/feed.json',
    '!../../locales/de/server.json',
  ],
  { import: 'default' },
)
