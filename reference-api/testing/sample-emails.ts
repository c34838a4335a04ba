import type { FormRow } from '../db/form-schema.ts'
import type { Locale } from '../domain/locale.ts'
import * as accountEmails from '../mail/account-emails.ts'
import * as emailChangeEmails from '../mail/email-change-emails.ts'
import * as formEmails from '../mail/form-emails.ts'
import * as giftEmails from '../mail/gift-email.ts'
import type { Email } from '../mail/mailer.ts'
import * as newsletterEmails from '../mail/newsletter-emails.ts'
import type { ChangeDetails } from '../mail/order-email-details.ts'
import * as orderEmails from '../mail/order-emails.ts'
import * as orderLinkEmails from '../mail/order-link-emails.ts'
import * as passwordEmails from '../mail/password-emails.ts'
import { localised } from './localised.ts'
import { createSampleOrder, previousSampleEvent, sampleEvent } from './sample-order.ts'

const person = { email: 'bea@example.com', firstName: 'Bea' }
const token = 'Zm9yIHRoZSBleWVzIG9mIHRoaXMgc2FtcGxlIG9ubHkh'

const createForm = (changes: Partial<FormRow>): FormRow => ({
  id: 'f1',
  code: 'private-hire',
  purpose: 'message',
  recipient: 'hire@example.com',
  keep_days: 90,
  title: localised('Ask for a date', 'Termin anfragen'),
  intro: null,
  submit_label: localised('Send', 'Abschicken'),
  done_title: localised('We have it', 'Angekommen'),
  done_text: localised('We write back within two working days.', 'Wir schreiben binnen zwei Werktagen zurück.'),
  fields: [
    { name: 'name', type: 'text', label: localised('Name') },
    { name: 'occasion', type: 'text', label: localised('What is it for?', 'Wofür?') },
    { name: 'date', type: 'date', label: localised('Date', 'Datum') },
    { name: 'message', type: 'textarea', label: localised('Message', 'Nachricht') },
  ],
  ...changes,
})

const createSubmission = (locale: Locale, form: FormRow) => ({
  form,
  locale,
  receivedAt: new Date('2026-11-02T09:30:00Z'),
  values: {
    name: 'Bea Yer',
    occasion: locale === 'de' ? 'eine Hochzeit' : 'a wedding',
    date: '2027-02-26',
    message:
      locale === 'de'
        ? 'Wir sind sechs in der Band und bringen unser eigenes Schlagzeug mit, dazu etwa achtzig Gäste.\nGeht das?'
        : 'We are six in the band and bring our own drums, and there will be about eighty guests.\nIs that possible?',
  },
})

const createOrderEmails = (locale: Locale, shopUrl: string, ticketCount: number): Record<string, Email | null> => {
  const now = new Date('2026-11-01T12:00:00Z')
  const view = { order: createSampleOrder(locale, 'on_sale', ticketCount), locale, shopUrl, token, now }
  const [tickets, record] = view.order.lines
  const cancelledOrder = createSampleOrder(locale, 'cancelled', ticketCount)
  const change = (kind: ChangeDetails['change'], refunded = false, order = view.order) =>
    orderEmails.createEventChangedEmail(
      { ...view, order },
      {
        change: kind,
        slug: 'marrow-choir',
        before: kind === 'moved' ? previousSampleEvent : sampleEvent,
        refunded,
      },
    )
  const refund = {
    amount: 6200,
    toVouchers: 1000,
    serials: ['PXL 7Q4 20N 118'],
    spent: ['TEST-0000'],
    reason: null,
    lines: [tickets!, record!].map(({ id }) => ({ orderLineId: id, quantity: 1 })),
    stoppedGifts: ['Sam'],
  }
  const voucher = view.order.lines.find(({ type }) => type === 'voucher')!
  const gift: typeof voucher = {
    ...voucher,
    extraData: { giftTo: 'Sam', giftMessage: locale === 'de' ? 'Bis Freitag!' : 'See you on Friday!' },
    gift: { email: 'sam@example.com', sendAt: '2026-11-20T08:00:00Z', status: 'scheduled' },
  }
  const undelivered: typeof voucher = { ...gift, gift: { ...gift.gift!, email: null, status: 'stopped' } }
  const freeOrder = {
    ...view.order,
    contact: { ...view.order.contact, firstName: '', lastName: '' },
    billingAddress: null,
    deliveryAddress: null,
    lines: [{ ...tickets!, tickets: tickets!.tickets.map((ticket) => ({ ...ticket, holder: '' })) }],
    shipping: null,
    promotions: view.order.promotions.map((promotion) => ({
      ...promotion,
      description: locale === 'de' ? 'Karten geschenkt' : 'Tickets for free',
      discount: tickets!.total,
    })),
    totals: { ...view.order.totals, lines: tickets!.total, total: { net: 0, tax: 0, gross: 0 }, taxes: [] },
  }
  const returned = { email: person.email, language: locale, amount: 6200, currency: 'GBP' }
  return {
    confirmation: orderEmails.createConfirmationEmail(view),
    'confirmation-for-free': orderEmails.createConfirmationEmail({ ...view, order: freeOrder, omitsTypedText: true }),
    tickets: orderEmails.createTicketsEmail(view),
    'event-cancelled': change('cancelled', true, cancelledOrder),
    'event-postponed': change('postponed'),
    'event-moved': change('moved'),
    'event-back': change('back'),
    refund: orderEmails.createRefundEmail(view, refund),
    gift: giftEmails.createGiftEmail({ order: view.order, line: gift, locale, shopUrl }),
    'gift-undelivered': orderEmails.createGiftUndeliveredEmail(
      { ...view, order: { ...view.order, lines: [undelivered] } },
      { orderLineId: gift.id },
    ),
    'order-links': orderLinkEmails.createOrderLinksEmail(person, locale, [view, { ...view, order: cancelledOrder }]),
    'order-looked-up': orderLinkEmails.createLookedUpEmail(view),
    'order-claimed': orderLinkEmails.createOrderClaimedEmail(view),
    'order-disowned': orderLinkEmails.createOrderDisownedEmail(view.order, locale, 'boxoffice@example.com'),
    'order-address-replaced': orderLinkEmails.createOrderEmailReplacedEmail(view.order, locale, person.email),
    'payment-returned': orderEmails.createPaymentReturnedEmail(returned, shopUrl),
  }
}

/** Every kind of email with sample data, by name. A test requires that each function that creates an email is here. */
export const createSampleEmails = (locale: Locale, shopUrl: string, ticketCount = 2): Record<string, Email | null> => {
  const links = { shopUrl, unsubscribe: token }
  const message = createSubmission(locale, createForm({}))
  const declaration = createSubmission(
    locale,
    createForm({ purpose: 'declaration', title: localised('Withdraw from a contract', 'Vertrag widerrufen') }),
  )
  const verification = { token, requestedAt: new Date('2026-11-02T09:30:00Z') }
  const emailChange = { token, changedAt: new Date('2026-11-02T09:30:00Z') }
  return {
    verification: accountEmails.createVerificationEmail(person.email, locale, shopUrl, {
      kind: 'verification',
      ...verification,
    }),
    'new-address': accountEmails.createVerificationEmail(person.email, locale, shopUrl, {
      kind: 'newAddress',
      ...verification,
    }),
    'account-deletion': accountEmails.createDeletionEmail(person, locale, shopUrl, new Date('2026-11-03T09:30:00Z')),
    'account-stays': accountEmails.createDeletionCancelledEmail(person, locale, shopUrl),
    'new-device': accountEmails.createNewDeviceEmail(person, locale, shopUrl, {
      browser: 'Firefox',
      system: 'Windows',
      at: new Date('2026-11-02T09:30:00Z'),
    }),
    'passkey-added': accountEmails.createPasskeyEmail(person, locale, shopUrl, 'passkeyAdded'),
    'passkey-removed': accountEmails.createPasskeyEmail(person, locale, shopUrl, 'passkeyRemoved'),
    'password-reset': passwordEmails.createPasswordResetEmail(person, locale, shopUrl, token),
    'password-changed': passwordEmails.createPasswordChangedEmail(person, locale, shopUrl),
    'password-reset-with-passkeys': passwordEmails.createPasswordChangedEmail(person, locale, shopUrl, 1),
    'email-change-requested': emailChangeEmails.createEmailChangeRequestedEmail(person, locale, shopUrl),
    'email-address-changed': emailChangeEmails.createEmailAddressChangedEmail(person, locale, shopUrl, emailChange),
    'email-change-undone': passwordEmails.createPasswordResetEmail(person, locale, shopUrl, token, 'emailChangeUndone'),
    'newsletter-confirmation': newsletterEmails.createNewsletterConfirmationEmail(person.email, locale, token, links),
    'newsletter-welcome': newsletterEmails.createNewsletterWelcomeEmail(person.email, locale, links),
    'form-to-staff': formEmails.createStaffEmail(message, 'hire@example.com', person.email),
    'form-received': formEmails.createReceiptEmail(message, person.email),
    'declaration-received': formEmails.createReceiptEmail(declaration, person.email),
    ...createOrderEmails(locale, shopUrl, ticketCount),
  }
}
