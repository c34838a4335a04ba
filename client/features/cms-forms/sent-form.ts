/** What a form of the back office posts besides its own fields. No field of a form may have such a name. */
export const formNames = { code: '_form', seal: '_seal', trap: 'homepage' } as const

const own: ReadonlySet<string> = new Set(Object.values(formNames))

export type SentForm = { code: string; seal: string; trap: string; values: Record<string, string> }

/** A posted form as the endpoint takes it. Of a name that comes twice the last counts; files are left out. */
export const sentForm = (posted: FormData): SentForm => {
  const texts = [...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const last = new Map(texts)
  const { code, seal, trap } = formNames
  return {
    code: last.get(code) ?? '',
    seal: last.get(seal) ?? '',
    trap: last.get(trap) ?? '',
    values: Object.fromEntries(texts.filter(([name]) => !own.has(name))),
  }
}
