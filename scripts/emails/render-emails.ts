import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { locales } from '#reference-api/domain/locale.ts'
import { createSampleEmails } from '#reference-api/testing/sample-emails.ts'

// Writes every email with sample data as HTML pages and as plain text, to view in a browser.

const { values } = parseArgs({ options: { 'shop-url': { type: 'string', default: 'http://localhost:3000' } } })
const folder = 'var/emails'
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const items: string[] = []
for (const locale of locales) {
  for (const [name, email] of Object.entries(createSampleEmails(locale, values['shop-url']))) {
    if (!email) throw new Error(`The sample of ${name} (${locale}) is no email`)
    const file = `${name}.${locale}`
    await writeFile(join(folder, `${file}.html`), email.html)
    await writeFile(join(folder, `${file}.txt`), `Subject: ${email.subject}\n\n${email.text}\n`)
    items.push(`<li><a href="${file}.html">${file}</a> (<a href="${file}.txt">plain text</a>)</li>`)
  }
}
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emails</title><ul>${items.join('\n')}</ul></html>\n`,
)
console.log(`${items.length} emails in ${folder}/index.html; pictures are those of the shop at ${values['shop-url']}`)
