import type { UserRow } from '../db/account-schema.ts'
import { cleanName, isName } from '../domain/accounts/person-name.ts'
import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { renderPage, type LabelledLink } from './email-html.ts'
import { formatLink } from './email-text.ts'
import type { Email } from './mailer.ts'
import { renderHtml, renderText, type EmailBlock } from './render-blocks.ts'

/** `firstName` is missing when only the email address is known, or when an attacker may have given the name. */
export type Recipient = { email: string; firstName?: string }

/**
 * The owner of an account. The email greets by name only at a proven address: an attacker can register a name with
 * another person's address.
 */
export const toAccountRecipient = ({
  email,
  first_name: firstName,
  email_verified_at: verifiedAt,
}: Pick<UserRow, 'email' | 'first_name' | 'email_verified_at'>): Recipient =>
  verifiedAt ? { email, firstName } : { email }

type EmailContent = {
  subject: string
  /** The headline; by default the subject. */
  title?: string
  paragraphs: (string | EmailBlock)[]
  /** Links below everything else, such as the link that ends a subscription. */
  footLinks?: LabelledLink[]
}

/** An email in one language, as plain text and as HTML: greeting of a known name, paragraphs, brand. */
export const createEmail = (
  { email, firstName }: Recipient,
  locale: Locale,
  { subject, title = subject, paragraphs, footLinks = [] }: EmailContent,
): Email => {
  const t = getTexts('emails', locale)
  // A name that was stored before the rules for names may be any text.
  const name = firstName && cleanName(firstName)
  const greeting = name && isName(name) ? [t('greetingWithName', { name })] : []
  const blocks = [...greeting, ...paragraphs].map((paragraph): EmailBlock =>
    typeof paragraph === 'string' ? { kind: 'text', text: paragraph } : paragraph,
  )
  const firstText = blocks.filter((block) => block.kind === 'text')[greeting.length]
  const html = renderPage({
    locale,
    subject,
    title,
    preheader: firstText?.text ?? '',
    content: renderHtml(blocks),
    brandLine: t('brandLine'),
    companyLine: t('companyLine'),
    footLinks,
  })
  const text = [
    renderText(blocks),
    `${t('brand')}\n${t('brandLine')}\n${t('companyLine')}`,
    ...footLinks.map(formatLink),
  ].join('\n\n')
  return { to: email, subject, text, html }
}
