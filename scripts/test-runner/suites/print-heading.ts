import { styleText } from 'node:util'

export const printHeading = (text: string) =>
  console.log(`\n${styleText('bold', `── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}`)}\n`)
