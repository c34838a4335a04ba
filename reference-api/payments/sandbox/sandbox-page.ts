import { defaultLanguage } from '#shared/wire/languages.ts'
import { formatAmount } from '../../domain/pricing/format-amount.ts'
import { escapeHtml } from '../../domain/escape-html.ts'
import { isLocale, type Locale } from '../../domain/locale.ts'
import { getTexts } from '../../domain/load-texts.ts'
import { choices, type Choice, type SandboxPayment } from './sandbox-store.ts'
import { sandboxStyle } from './sandbox-style.ts'

/** `content` is HTML; everything else is text. */
const renderPage = (language: Locale, headline: string, content: string) => {
  const t = getTexts('payment', language)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${headline} · ${t('title')}`)}</title><style>${sandboxStyle}</style></head>
<body><header><span>${escapeHtml(t('title'))}</span></header>
<main><article><h1>${escapeHtml(headline)}</h1>
${content}</article>
<footer>${escapeHtml(t('cardless'))}</footer></main></body></html>`
}

const getLanguage = ({ language }: SandboxPayment): Locale => (isLocale(language) ? language : defaultLanguage)

const renderChoice = (choice: Choice, language: Locale) => {
  const t = getTexts('payment', language)
  const classAttribute = choice === 'pay' ? ' class="first"' : ''
  const label = escapeHtml(t(`choices.${choice}.label`))
  return `<div><button name="choice" value="${choice}"${classAttribute} aria-describedby="about-${choice}">${label}</button>
<small id="about-${choice}">${escapeHtml(t(`choices.${choice}.about`))}</small></div>`
}

/** "PX Live: Open night × 2" names the merchant and the goods. */
const splitDescription = (description: string) => {
  const [merchant = '', ...rest] = description.split(': ')
  return { merchant, goods: rest.join(': ') }
}

/** A payment that can be made: what it is for, and a button for each way it can end. */
export const renderPayPage = (payment: SandboxPayment): string => {
  const language = getLanguage(payment)
  const t = getTexts('payment', language)
  const amount = formatAmount(payment.amount, payment.currency, language)
  const { merchant, goods } = splitDescription(payment.description)
  const rows = [
    [t('payee'), merchant],
    [t('description'), goods],
    [t('amount'), amount],
  ] as const
  const list = rows
    .filter(([, value]) => value !== '')
    .map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`)
  return renderPage(
    language,
    t('headline', { amount }),
    `<p class="note">${escapeHtml(t('notice'))}</p>
<dl>${list.join('')}</dl>
<form method="post"><h2>${escapeHtml(t('choose'))}</h2>
${choices.map((choice) => renderChoice(choice, language)).join('\n')}</form>`,
  )
}

const renderBackLink = (language: Locale, url: string) =>
  `<a class="back" href="${escapeHtml(url)}">${escapeHtml(getTexts('payment', language)('back'))}</a>`

/** A payment that has ended or is pending. The shop shows its result. */
export const renderPaymentStatePage = (payment: SandboxPayment): string => {
  const language = getLanguage(payment)
  const t = getTexts('payment', language)
  const [headline, about] =
    payment.status === 'pending' ? [t('waiting'), t('waitingAbout')] : [t('finished'), t('finishedAbout')]
  return renderPage(language, headline, `<p>${escapeHtml(about)}</p>\n${renderBackLink(language, payment.return_url)}`)
}

export const renderUnknownPaymentPage = (language: Locale, shopUrl: string): string => {
  const t = getTexts('payment', language)
  return renderPage(
    language,
    t('unknown'),
    `<p>${escapeHtml(t('unknownAbout'))}</p>\n${renderBackLink(language, shopUrl)}`,
  )
}
