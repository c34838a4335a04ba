import { amountInWords } from '../../domain/orders/amount-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { choices, type Choice, type SandboxPayment } from './sandbox-book.ts'
import { sandboxStyle } from './sandbox-style.ts'
import { choiceTexts, sandboxTexts } from './sandbox-texts.ts'

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const page = (language: Locale, headline: string, content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(headline)} · ${sandboxTexts.title[language]}</title><style>${sandboxStyle}</style></head>
<body><header><span>${sandboxTexts.title[language]}</span></header>
<main><article><h1>${escaped(headline)}</h1>
${content}</article>
<footer>${escaped(sandboxTexts.cardless[language])}</footer></main></body></html>`

const languageOf = ({ language }: SandboxPayment): Locale => (language === 'de' ? 'de' : 'en')

const button = (choice: Choice, language: Locale) => {
  const { label, about } = choiceTexts[choice]
  const first = choice === 'pay' ? ' class="first"' : ''
  return `<div><button name="choice" value="${choice}"${first} aria-describedby="about-${choice}">${escaped(label[language])}</button>
<small id="about-${choice}">${escaped(about[language])}</small></div>`
}

/** "PX Live: Open night × 2" is from whom and what. */
const parts = (description: string) => {
  const [merchant = '', ...rest] = description.split(': ')
  return { merchant, goods: rest.join(': ') }
}

/** A payment that can be made: what it is for, and a button for each way it may end. */
export const payPage = (payment: SandboxPayment): string => {
  const language = languageOf(payment)
  const amount = amountInWords(payment.amount, payment.currency, language)
  const { merchant, goods } = parts(payment.description)
  const rows = [
    [sandboxTexts.merchant, merchant],
    [sandboxTexts.description, goods],
    [sandboxTexts.amount, amount],
  ] as const
  const list = rows
    .filter(([, value]) => value !== '')
    .map(([term, value]) => `<dt>${term[language]}</dt><dd>${escaped(value)}</dd>`)
  return page(
    language,
    sandboxTexts.headline[language].replace('{amount}', amount),
    `<p class="note">${escaped(sandboxTexts.notice[language])}</p>
<dl>${list.join('')}</dl>
<form method="post"><h2>${escaped(sandboxTexts.choose[language])}</h2>
${choices.map((choice) => button(choice, language)).join('\n')}</form>`,
  )
}

/** A payment that is over, or on its way; the shop knows more. */
export const finishedPage = (payment: SandboxPayment): string => {
  const language = languageOf(payment)
  const [headline, about] =
    payment.status === 'pending'
      ? [sandboxTexts.waiting, sandboxTexts.waitingAbout]
      : [sandboxTexts.finished, sandboxTexts.finishedAbout]
  return page(
    language,
    headline[language],
    `<p>${escaped(about[language])}</p>
<a class="back" href="${escaped(payment.return_url)}">${sandboxTexts.back[language]}</a>`,
  )
}

export const unknownPage = (language: Locale, shopUrl: string): string =>
  page(
    language,
    sandboxTexts.unknown[language],
    `<p>${escaped(sandboxTexts.unknownAbout[language])}</p>
<a class="back" href="${escaped(shopUrl)}">${sandboxTexts.back[language]}</a>`,
  )
