import type { SeedMenu, SeedMenuItem } from '../../seed/seed-content.ts'
import { text } from './text.ts'

const page = (path: string, en: string, de: string, children?: SeedMenuItem[]): SeedMenuItem => ({
  itemType: 'content',
  linkText: text(en, de),
  path,
  ...(children ? { children } : {}),
})

const stories = (path: string, en: string, de: string): SeedMenuItem => ({
  itemType: 'articleCategory',
  linkText: text(en, de),
  path,
})

const branch = (path: string, en: string, de: string): SeedMenuItem => ({
  itemType: 'branch',
  linkText: text(en, de),
  path,
})

const link = (path: string, en: string, de: string = en): SeedMenuItem => ({
  itemType: 'directLink',
  linkText: text(en, de),
  path,
})

const whatsOn = link('/whats-on', 'What’s On', 'Programm')
const membership = page('membership', 'Membership', 'Mitgliedschaft')
const aboutUs = page('about-us', 'About Us', 'Über uns')
const records = page('px-records', 'PX Records', 'PX Records')
const faqs = page('faqs', 'FAQs', 'Häufige Fragen')

/** Header and footer of the site, in the title case of the specification. Paths of content have no leading slash. */
export const menus: SeedMenu[] = [
  {
    code: 'header',
    title: text('Main Menu', 'Hauptmenü'),
    items: [
      page('venues', 'Venues', 'Spielstätten', [
        page('venues/the-lamphouse', 'The Lamphouse', 'The Lamphouse'),
        page('venues/saltworks', 'Saltworks', 'Saltworks'),
        page('venues/tallow-hall', 'Tallow Hall', 'Tallow Hall'),
        page('venues/trafohalle', 'Trafohalle', 'Trafohalle'),
      ]),
      whatsOn,
      membership,
      aboutUs,
      records,
      faqs,
    ],
  },
  {
    code: 'footer-explore',
    title: text('Explore', 'Entdecken'),
    items: [
      page('venues', 'Venues', 'Spielstätten'),
      whatsOn,
      membership,
      faqs,
      aboutUs,
      records,
      stories('stories', 'Stories', 'Geschichten'),
      link('https://shop.example.com', 'Merch Shop', 'Fanartikel'),
    ],
  },
  {
    code: 'footer-general',
    title: text('General', 'Allgemeines'),
    items: [
      page('bookings-terms-and-conditions', 'Bookings Terms and Conditions', 'Allgemeine Buchungsbedingungen'),
      page('private-hire', 'Private Hire', 'Räume mieten'),
      page('gift-vouchers', 'Gift Vouchers', 'Geschenkgutscheine'),
      page('contact-us', 'Contact Us', 'Kontakt'),
      link('/orders/look-up', 'Find Your Order', 'Bestellung finden'),
      link('/branches', 'All Addresses', 'Standorte'),
      branch('box-office', 'Box Office', 'Konzertkasse'),
      page('newsletter', 'Newsletter', 'Newsletter'),
    ],
  },
  {
    code: 'footer-legal',
    title: text('Legal', 'Rechtliches'),
    items: [
      page('privacy-policy', 'Privacy Policy', 'Datenschutzerklärung'),
      page('cookie-policy', 'Cookie Policy', 'Cookie-Richtlinie'),
      page('terms-of-use', 'Terms of Use', 'Nutzungsbedingungen'),
      link('/sitemap', 'Sitemap', 'Seitenübersicht'),
      page('imprint', 'Imprint', 'Impressum'),
      page('withdrawal', 'Right of Withdrawal', 'Vertrag widerrufen'),
      page('cancel-a-contract', 'Cancel a Contract', 'Verträge hier kündigen'),
      page('consent-choices', 'Your Consent Choices', 'Cookie-Einstellungen'),
    ],
  },
  {
    code: 'footer-social',
    title: text('Follow Us', 'Folge uns'),
    items: [
      link('https://photos.example.com/pxlive', 'Photos', 'Fotos'),
      link('https://short.example.org/pxlive', 'Short Clips', 'Kurze Clips'),
      link('https://neighbours.example.net/pxlive', 'Neighbours', 'Nachbarschaft'),
      link('https://words.example.org/pxlive', 'Short Words', 'Kurze Worte'),
      link('https://video.example.com/pxlive', 'Video Channel', 'Videokanal'),
    ],
  },
]
