import type { OrderResource } from '#shared/wire/orders.ts'
import { getTexts } from '../domain/load-texts.ts'
import type { Locale } from '../domain/locale.ts'
import { createEmail, type Recipient } from './create-email.ts'
import { createBlockEmail, heading, text } from './email-blocks.ts'
import type { Email } from './mailer.ts'
import {
  createClosingBlocks,
  createNotMeLink,
  createOrderFoot,
  createOrderLinks,
  type OrderEmailInput,
} from './order-blocks.ts'
import { createOrderCard } from './order-cards.ts'

/** New links to orders, newest first, for a person who requested them in the shop. */
export const createOrderLinksEmail = (person: Recipient, locale: Locale, views: OrderEmailInput[]): Email => {
  const t = getTexts('emails', locale)
  return createBlockEmail(person, locale, t('order.linksSubject'), [
    text(t('order.linksText')),
    ...views.flatMap((view) => [
      heading(t('order.linksOrder', { number: view.order.number })),
      ...createOrderCard(view),
      // Every order has its button, not only the first.
      ...createOrderLinks(view).map((block, index) => ({ ...block, isButton: index === 0 })),
      createNotMeLink(view),
    ]),
    text(t('order.linksNotYou')),
  ])
}

/** Goes to the order's address, which is not proven. No payment causes this email, so it contains no name. */
const createOrderLinkEmail = (kind: 'lookedUp' | 'claimed', view: OrderEmailInput): Email => {
  const t = getTexts('emails', view.locale)
  const { contact, number } = view.order
  const blocks = [
    text(t(`order.${kind}Text`)),
    ...createOrderLinks(view),
    text(t(`order.${kind}NotYou`)),
    ...createClosingBlocks(view),
  ]
  const subject = t(`order.${kind}Subject`, { number })
  return createBlockEmail({ email: contact.email }, view.locale, subject, blocks, createOrderFoot(view))
}

/** Brings the link of an order that was looked up, and tells the buyer about the look-up. */
export const createLookedUpEmail = (view: OrderEmailInput): Email => createOrderLinkEmail('lookedUp', view)

/** Tells the buyer of a guest order that an account has it now. */
export const createOrderClaimedEmail = (view: OrderEmailInput): Email => createOrderLinkEmail('claimed', view)

/** Tells the previous address of an order that an operator replaced it. It may belong to a stranger. */
export const createOrderEmailReplacedEmail = (
  { number }: OrderResource,
  locale: Locale,
  previousEmail: string,
): Email => {
  const t = getTexts('emails', locale)
  return createEmail({ email: previousEmail }, locale, {
    subject: t('order.addressReplacedSubject', { number }),
    title: t('order.addressReplacedTitle'),
    paragraphs: [t('order.addressReplacedText', { number }), t('order.addressReplacedNotYou')],
  })
}

/** Tells the operators that the owner of the order's email address has disowned the order. */
export const createOrderDisownedEmail = (
  { number, contact }: OrderResource,
  locale: Locale,
  operators: string,
): Email => {
  const t = getTexts('emails', locale)
  const { email, firstName, lastName, telephone } = contact
  return createEmail({ email: operators }, locale, {
    subject: t('order.disownedSubject', { number }),
    paragraphs: [
      t('order.disownedText', { number, email }),
      t('order.disownedBuyer', { name: [`${firstName} ${lastName}`.trim(), telephone].filter(Boolean).join(', ') }),
      `${t('order.disownedNext')}:`,
      { kind: 'command', text: `npm run operator -- resend ${number} --to ${t('order.disownedAddress')}` },
    ],
  })
}
