import { formatAmount } from '../../domain/orders/format-amount.ts'
import type { Locale } from '../../domain/locale.ts'
import { choices, type Choice, type SandboxPayment } from './sandbox-store.ts'
import { sandboxStyle } from './sandbox-style.ts'
import { choiceTexts, sandboxTexts } from './sandbox-texts.ts'

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const renderPage = (language: Locale, headline: string, content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(headline)} · ${sandboxTexts.title[language]}</title><style>${sandboxStyle}</style></head>
<body><header><span>${sandboxTexts.title[language]}</span></header>
<main><article><h1>${escapeHtml(headline)}</h1>
${content}</article>
<footer>${escapeHtml(sandboxTexts.cardless[language])}</footer></main></body></html>`

const getLanguage = ({ language }: SandboxPayment): Locale => (language === 'de' ? 'de' : 'en')

const renderChoice = (choice: Choice, language: Locale) => {
  const { label, about } = choiceTexts[choice]
  const classAttribute = choice === 'pay' ? ' class="first"' : ''
  return `<div><button name="choice" value="${choice}"${classAttribute} aria-describedby="about-${choice}">${escapeHtml(label[language])}</button>
<small id="about-${choice}">${escapeHtml(about[language])}</small></div>`
}

/** "PX Live: Open night × 2" is from whom and what. */
const splitDescription = (description: string) => {
  const [merchant = '', ...rest] = description.split(': ')
  return { merchant, goods: rest.join(': ') }
}

/** A payment that can be made: what it is for, and a button for each way it may end. */
export const renderPayPage = (payment: SandboxPayment): string => {
  const language = getLanguage(payment)
  const amount = formatAmount(payment.amount, payment.currency, language)
  const { merchant, goods } = splitDescription(payment.description)
  const rows = [
    [sandboxTexts.merchant, merchant],
    [sandboxTexts.description, goods],
    [sandboxTexts.amount, amount],
  ] as const
  const list = rows
    .filter(([, value]) => value !== '')
    .map(([term, value]) => `<dt>${term[language]}</dt><dd>${escapeHtml(value)}</dd>`)
  return renderPage(
    language,
    sandboxTexts.headline[language].replace('{amount}', amount),
    `<p class="note">${escapeHtml(sandboxTexts.notice[language])}</p>
<dl>${list.join('')}</dl>
<form method="post"><h2>${escapeHtml(sandboxTexts.choose[language])}</h2>
${choices.map((choice) => renderChoice(choice, language)).join('\n')}</form>`,
  )
}

/** A payment that is over, or on its way; the shop knows more. */
export const renderFinishedPage = (payment: SandboxPayment): string => {
  const language = getLanguage(payment)
  const [headline, about] =
    payment.status === 'pending'
      ? [sandboxTexts.waiting, sandboxTexts.waitingAbout]
      : [sandboxTexts.finished, sandboxTexts.finishedAbout]
  return renderPage(
    language,
    headline[language],
    `<p>${escapeHtml(about[language])}</p>
<a class="back" href="${escapeHtml(payment.return_url)}">${sandboxTexts.back[language]}</a>`,
  )
}

export const renderUnknownPage = (language: Locale, shopUrl: string): string =>
  renderPage(
    language,
    sandboxTexts.unknown[language],
    `<p>${escapeHtml(sandboxTexts.unknownAbout[language])}</p>
<a class="back" href="${escapeHtml(shopUrl)}">${sandboxTexts.back[language]}</a>`,
  )
