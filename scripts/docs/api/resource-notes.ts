import { readFileSync } from 'node:fs'
import { toRepositoryPath } from '../../repository.ts'

/** The files of `shared/wire/` in the order of the page. Those of capabilities are in `extensions/`. */
const wireFiles = [
  'hydra',
  'identity',
  'addresses',
  'wishlists',
  'forms',
  'basket',
  'basket-lines',
  'items',
  'promotions',
  'shipping-services',
  'payment',
  'orders',
  'money',
  'catalogue',
  'products',
  'content',
  'articles',
  'locations',
]

const commentedExport = /^\/\*\*([^/]*(?:\/(?!\n)[^/]*)*?)\*\/\nexport (?:const|type) (\w+)/gm

const toText = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .trim()

const names: Record<string, string> = { createCollectionSchema: 'Collection' }

const toName = (name: string) => names[name] ?? name.replace(/(?<!^)Resource$/, '')

/** No resource or body. */
const isHelper = (name: string) => name === 'hydraFields'

const readNotes = (file: string) => {
  const source = readFileSync(toRepositoryPath('shared', 'wire', `${file}.ts`), 'utf8')
  return [...source.matchAll(commentedExport)].flatMap(([, comment, name]) =>
    isHelper(name!) ? [] : [`- **${toName(name!)}**: ${toText(comment!)}`],
  )
}

const maxLength = 120

/** Wraps an entry of a list as the formatter does. */
const wrap = (entry: string) =>
  entry
    .split(' ')
    .reduce<string[]>(
      (lines, word) => {
        const line = lines.at(-1)!
        if (line !== '' && line.length + word.length + 1 > maxLength) return [...lines, `  ${word}`]
        return [...lines.slice(0, -1), line === '' ? word : `${line} ${word}`]
      },
      [''],
    )
    .join('\n')

/** What the schemas cannot say of resources and bodies, from the comments of `shared/wire/`. */
export const renderResourceNotes = (): string => wireFiles.flatMap(readNotes).map(wrap).join('\n')
