/** Columns of the plain text; only URLs are longer. */
const lineLength = 72

/** Breaks a line between words. A word that is longer than a line, such as a URL, has a line of its own. */
const wrapLine = (line: string): string => {
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const current = lines.at(-1)
    if (current !== undefined && current.length + 1 + word.length <= lineLength)
      lines[lines.length - 1] = `${current} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

export const wrapText = (content: string): string => content.split('\n').map(wrapLine).join('\n')

export const underline = (content: string): string => {
  const wrapped = wrapText(content)
  return `${wrapped}\n${'-'.repeat(Math.max(...wrapped.split('\n').map(({ length }) => length)))}`
}

/** Label on the left, value at the right margin; a value that does not fit follows on the next line. */
export const alignRow = (label: string, value: string): string => {
  const labelLines = wrapText(`${label}:`).split('\n')
  const lastLine = labelLines.pop()!
  const space = lineLength - lastLine.length - value.length
  return [
    ...labelLines,
    space > 0 ? lastLine + ' '.repeat(space) + value : `${lastLine}\n${value.padStart(lineLength)}`,
  ].join('\n')
}

/** A colon after a label that has no mark of its own. */
export const formatLabel = (label: string): string => (/[?:.]$/.test(label) ? label : `${label}:`)

/** The URL has a line of its own, so that mail programs recognise it. */
export const formatLink = ({ intro, label, url }: { intro?: string; label: string; url: string }): string =>
  `${wrapText(formatLabel(intro ? `${intro} ${label}` : label))}\n${url}`
