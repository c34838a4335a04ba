import type { ArticleMeta } from '#shared/api/content/articles-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { ArticleCard, ArticleList } from './article-card.tsx'
import { Section } from '../../ui/layout/section.tsx'

export function MoreArticles({ article: { category, moreArticles } }: { article: ArticleMeta }) {
  const t = useT('content')
  if (!category || moreArticles.length === 0) return null
  return (
    <Section
      id="more"
      title={t('moreOf', { category: category.title })}
      moreLink={{ to: category.href, text: t('allOfThem') }}
      tight
    >
      <ArticleList>
        {moreArticles.map((article) => (
          <ArticleCard key={article.href} article={article} byline={t('by', { author: article.author })} level={3} />
        ))}
      </ArticleList>
    </Section>
  )
}
