import type { SeedArticle } from '../../../seed/seed-content.ts'
import { backstageArticles } from './backstage.ts'
import { conversations } from './conversations.ts'
import { recordArticles } from './records.ts'
import { soundAndLightArticles } from './sound-and-light.ts'

export const articles: SeedArticle[] = [
  ...backstageArticles,
  ...soundAndLightArticles,
  ...recordArticles,
  ...conversations,
]
