import type { Text } from '../../seed-content.ts'
import { text } from '../text.ts'
import { page } from './page.ts'

type Link = [path: string, label: Text]

const groups: [heading: Text, links: Link[]][] = [
  [text('Tonight and later', 'Heute und später'), [
    ['/', text('Home', 'Start')],
    ['/whats-on', text('What’s on', 'Programm')],
    ['/search', text('Search', 'Suche')],
  ]],
  [text('The rooms', 'Die Säle'), [
    ['/venues', text('Venues', 'Spielstätten')],
    ['/venues/the-lamphouse', text('The Lamphouse, London', 'The Lamphouse, London')],
    ['/venues/saltworks', text('Saltworks, Bristol', 'Saltworks, Bristol')],
    ['/venues/tallow-hall', text('Tallow Hall, Glasgow', 'Tallow Hall, Glasgow')],
    ['/venues/trafohalle', text('Trafohalle, Berlin', 'Trafohalle, Berlin')],
    ['/branches', text('Our addresses', 'Standorte')],
    ['/private-hire', text('Private hire', 'Räume mieten')],
  ]],
  [text('To have and to give', 'Zum Haben und Schenken'), [
    ['/membership', text('Membership', 'Mitgliedschaft')],
    ['/gift-vouchers', text('Gift vouchers', 'Geschenkgutscheine')],
    ['/px-records', text('PX Records', 'PX Records')],
  ]],
  [text('Yours', 'Deins'), [
    ['/basket', text('Basket', 'Warenkorb')],
    ['/sign-in', text('Sign in', 'Anmelden')],
    ['/register', text('Create an account', 'Benutzerkonto anlegen')],
    ['/account', text('My account', 'Mein Konto')],
  ]],
  [text('Good to know', 'Gut zu wissen'), [
    ['/about-us', text('About us', 'Über uns')],
    ['/faqs', text('FAQs', 'Häufige Fragen')],
    ['/contact-us', text('Contact us', 'Kontakt')],
    ['/newsletter', text('Newsletter', 'Newsletter')],
  ]],
  [text('The small print', 'Das Kleingedruckte'), [
    ['/bookings-terms-and-conditions', text('Bookings terms and conditions', 'Allgemeine Buchungsbedingungen')],
    ['/terms-of-use', text('Terms of use', 'Nutzungsbedingungen')],
    ['/privacy-policy', text('Privacy policy', 'Datenschutzerklärung')],
    ['/cookie-policy', text('Cookie policy', 'Cookie-Richtlinie')],
    ['/consent-choices', text('Your consent choices', 'Cookie-Einstellungen')],
    ['/withdrawal', text('Right of withdrawal', 'Widerruf')],
    ['/imprint', text('Imprint', 'Impressum')],
  ]],
]

const html = (language: 'en' | 'de'): string =>
  groups
    .map(([heading, links]) => `<h2>${heading[language]}</h2><ul>${links.map(([path, label]) => `<li><a href="${path}">${label[language]}</a></li>`).join('')}</ul>`)
    .join('')

export const sitemapPage = page({
  slug: 'sitemap',
  title: text('Sitemap', 'Seitenübersicht'),
  lead: text('Every page there is, for people who like to see the plan.', 'Alle Seiten auf einen Blick, für Leute, die gern den Plan sehen.'),
  body: { en: html('en'), de: html('de') },
  metaDescription: text('All pages of PX Live at a glance.', 'Alle Seiten von PX Live auf einen Blick.'),
})
