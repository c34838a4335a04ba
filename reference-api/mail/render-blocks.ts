import {
  renderAnswer,
  renderButton,
  renderCard,
  renderCommand,
  renderHeading,
  renderLink,
  renderParagraph,
  renderRows,
  type EmailCard,
  type EmailRow,
} from './email-html.ts'
import { alignRow, formatLabel, formatLink, underline, wrapText } from './email-text.ts'

/** One source for the plain text and the HTML of an email. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** A question and its answer. `isLong` puts the answer on lines of its own. `lang`: of the question. */
  | { kind: 'answer'; label: string; text: string; isLong: boolean; lang?: string }
  | { kind: 'command'; text: string }
  /** `intro` is the sentence that the link ends. `isButton`: a button although it is not the first link. */
  | { kind: 'link'; label: string; url: string; intro?: string; isButton?: boolean }
  | ({ kind: 'card' } & EmailCard)
  /** Label and value; totals are `strong`. */
  | { kind: 'rows'; rows: EmailRow[] }

/** "2 × Marrow Choir, Standing: £62.00", then a line for each detail. */
const formatCard = ({ name, quantity, variant, price, date, state, previous, codes, details }: EmailCard): string => {
  const item = `${quantity === undefined ? '' : `${quantity} × `}${variant ? `${name}, ${variant}` : name}`
  return [
    price ? `${item}: ${price}` : item,
    ...(previous ? [previous.long] : []),
    ...(date ? [state ? `${state.label}: ${date.long}` : date.long] : []),
    ...details,
    ...(codes ? [`${codes.label}: ${codes.values.join(', ')}`] : []),
  ].join('\n')
}

const renderTextBlock = (block: EmailBlock): string => {
  switch (block.kind) {
    case 'text':
      return wrapText(block.text)
    case 'heading':
      return underline(block.text)
    case 'answer':
      return wrapText(`${formatLabel(block.label)}${block.isLong ? '\n' : ' '}${block.text}`)
    case 'command':
      return block.text
    case 'link':
      return formatLink(block)
    case 'card':
      return wrapText(formatCard(block))
    case 'rows':
      return block.rows.map(({ label, value }) => alignRow(label, value)).join('\n')
  }
}

const renderHtmlBlock = (block: EmailBlock): string => {
  switch (block.kind) {
    case 'text':
      return renderParagraph(block.text)
    case 'heading':
      return renderHeading(block.text)
    case 'answer':
      return renderAnswer(block.label, block.text, block.lang)
    case 'command':
      return renderCommand(block.text)
    case 'link':
      return renderLink(block)
    case 'card':
      return renderCard(block)
    case 'rows':
      return renderRows(block.rows)
  }
}

export const renderText = (blocks: EmailBlock[]): string => blocks.map(renderTextBlock).join('\n\n')

/** The first link is what the email asks for, so it is a button. A link right after a button is beside it. */
export const renderHtml = (blocks: EmailBlock[]): string => {
  const firstLink = blocks.find(({ kind }) => kind === 'link')
  const toButton = (block?: EmailBlock) =>
    block?.kind === 'link' && (block === firstLink || block.isButton) ? block : undefined
  const toLinkBeside = (block?: EmailBlock) =>
    block?.kind === 'link' && !block.intro && !toButton(block) ? block : undefined
  return blocks
    .flatMap((block, index) => {
      if (toLinkBeside(block) && toButton(blocks[index - 1])) return []
      const button = toButton(block)
      return [button ? renderButton(button, toLinkBeside(blocks[index + 1])) : renderHtmlBlock(block)]
    })
    .join('\n')
}
