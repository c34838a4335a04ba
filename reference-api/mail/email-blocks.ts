import type { Locale } from '../domain/locale.ts'
import { createEmail, type Recipient } from './create-email.ts'
import type { LabelledLink } from './email-html.ts'
import type { Email } from './mailer.ts'
import type { EmailBlock } from './render-blocks.ts'

export type { EmailBlock }

export const text = (content: string): EmailBlock => ({ kind: 'text', text: content })
export const heading = (content: string): EmailBlock => ({ kind: 'heading', text: content })
/** The first link of an email is its button. `intro` is the sentence that the link ends. */
export const link = (label: string, url: string, intro?: string): EmailBlock => ({
  kind: 'link',
  label,
  url,
  ...(intro && { intro }),
})

/** An email from blocks. `title` is its headline; by default the subject. */
export const createBlockEmail = (
  person: Recipient,
  locale: Locale,
  subject: string,
  blocks: EmailBlock[],
  { title, footLinks }: { title?: string | undefined; footLinks?: LabelledLink[] } = {},
): Email =>
  createEmail(person, locale, { subject, ...(title && { title }), paragraphs: blocks, ...(footLinks && { footLinks }) })
