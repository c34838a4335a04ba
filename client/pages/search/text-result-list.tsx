import type { ReactNode } from 'react'
import type { TextResult } from '#shared/api/search/search-schemas.ts'
import styles from './text-result-list.module.css'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Highlighted } from '../../features/search/highlighted.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'

export const TextResultList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

type TextResultRowProps = { result: TextResult; typeLabel?: string; price?: string; level?: HeadingLevel }

/** The whole row is one link. */
export const TextResultRow = ({
  result: { path, name, description, image, lang },
  typeLabel,
  price,
  level = 3,
}: TextResultRowProps) => (
  <li className={styles.row}>
    {image && (
      <div className={styles.art}>
        <OptimizedImage image={image} alt="" sizes="(min-width: 48rem) 8rem, 5rem" />
      </div>
    )}
    <div className={styles.text}>
      {typeLabel && <p className="small-muted">{typeLabel}</p>}
      <Heading level={level} className={styles.name} lang={lang}>
        <Link className={classNames('card-link', styles.link)} to={path}>
          <Highlighted parts={name} />
        </Link>
      </Heading>
      <p className={styles.description} lang={lang}>
        <Highlighted parts={description} />
      </p>
    </div>
    {price && <p className={styles.price}>{price}</p>}
  </li>
)
