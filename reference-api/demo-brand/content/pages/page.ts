import type { Print, SeedPage, SeedQuestion, Text } from '../../../seed/seed-content.ts'

type Draft = {
  slug: string
  title: Text
  lead?: Text
  body: Text
  print?: Print
  metaTitle?: Text
  metaDescription: Text
  formCode?: string
  productCategory?: string
  questions?: SeedQuestion[]
}

/** A content page. Without its own title for search engines it uses its heading and the brand's name. */
export const page = ({ slug, title, lead, body, print, metaTitle, metaDescription, ...below }: Draft): SeedPage => ({
  slug,
  title,
  lead: lead ?? null,
  body,
  print: print ?? null,
  metaTitle: metaTitle ?? { en: `${title.en} | PX Live`, de: `${title.de} | PX Live` },
  metaDescription,
  ...below,
})
