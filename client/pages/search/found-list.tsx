import type { ReactNode } from 'react'
import type { FoundText } from '#shared/api/search/search-schemas.ts'
import styles from './found-list.module.css'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Marked } from '../../features/search/marked.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'

export const FoundList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

type FoundRowProps = { found: FoundText; kind?: string; price?: string; level?: HeadingLevel }

/** Something to read or to buy that a search found; the whole row is one link. */
export const FoundRow = ({ found: { path, name, description, image }, kind, price, level = 3 }: FoundRowProps) => (
  <li className={styles.row}>
    {image && (
      <div className={styles.art}>
        <OptimizedImage image={image} alt="" sizes="(min-width: 48rem) 8rem, 5rem" />
      </div>
    )}
    <div className={styles.text}>
      {kind && <p className={styles.kind}>{kind}</p>}
      <Heading level={level} className={styles.name}>
        <Link className={styles.link} to={path}>
          <Marked parts={name} />
        </Link>
      </Heading>
      <p className={styles.description}>
        <Marked parts={description} />
      </p>
    </div>
    {price && <p className={styles.price}>{price}</p>}
  </li>
)
