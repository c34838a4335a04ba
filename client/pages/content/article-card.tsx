import type { ReactNode } from 'react'
import type { ArticleListItem as ArticleCardData } from '#shared/api/content/articles-schemas.ts'
import styles from './article-card.module.css'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'

type ArticleCardProps = {
  article: ArticleCardData
  byline: string
  level?: HeadingLevel
  /** The newest article of a list: wide, with its picture beside the text. */
  featured?: boolean
}

/** The whole card is one link, so the category above the title is plain text. */
export const ArticleCard = ({ article, byline, level = 2, featured }: ArticleCardProps) => (
  <article className={classNames(styles.card, featured && styles.featured)}>
    <div className={styles.art}>
      {article.image && (
        <OptimizedImage
          image={article.image}
          alt=""
          priority={featured}
          sizes={
            featured
              ? '(min-width: 56rem) 58vw, 94vw'
              : '(min-width: 100rem) 31rem, (min-width: 56rem) 31vw, (min-width: 36rem) 47vw, 94vw'
          }
        />
      )}
    </div>
    <div className={styles.body}>
      <p className={styles.category} lang={article.category.lang}>
        {article.category.title}
      </p>
      <Heading
        level={level}
        className={styles.title}
        lang={article.lang}
        data-headline-size={featured && getHeadlineSize(article.title) === 'longWord' ? 'longWord' : undefined}
      >
        <Link className="card-link" to={article.href}>
          {article.title}
        </Link>
      </Heading>
      <p className={styles.text} lang={article.lang}>
        {article.lead}
      </p>
      <p className={styles.meta}>
        <time dateTime={article.published.iso}>{article.published.text}</time>
        <span>{byline}</span>
      </p>
    </div>
  </article>
)

export const ArticleList = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>
