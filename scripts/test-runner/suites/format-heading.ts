import { styleText } from 'node:util'

export const formatHeading = (text: string): string =>
  `\n${styleText('bold', `── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}`)}\n\n`
