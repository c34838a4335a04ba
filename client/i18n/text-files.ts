/** The texts that a browser may load, by path. */
export const textFiles = import.meta.glob<object>(
  [
    '../../locales/*/*.json',
    '!../../locales/*/api-*.json',
    '!../../locales/*/calendar.json',
    '!../../locales/*/feed.json',
    '!../../locales/*/server.json',
  ],
  { import: 'default' },
)
