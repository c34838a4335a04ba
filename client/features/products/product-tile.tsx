import type { ReactNode } from 'react'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { headlineSize } from '../../ui/text/headline-size.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import styles from './product-tile.module.css'
import { ImageLabel } from '../events/image-label.tsx'

export type ProductTileProps = {
  to: string
  name: string
  /** What it comes as: "LP, CD, Download". */
  detail?: string
  price?: string
  priceNote?: string
  /** The word on a slip across its picture, when there is none left. */
  soldOutLabel?: string
  image: Image | null
  /** A record's sleeve. */
  square?: boolean
  level?: HeadingLevel
  priority?: boolean
  /** A small control in the picture's corner, beside the link that the tile is. */
  corner?: ReactNode
  /** A control below, beside the link that the tile is. */
  children?: ReactNode
}

/** What is sold all year round: its picture, its name, its price. The whole tile is one link. */
export const ProductTile = ({
  to,
  name,
  detail,
  price,
  priceNote,
  soldOutLabel,
  image,
  square,
  level = 3,
  priority,
  corner,
  children,
}: ProductTileProps) => (
  <article className={classNames(styles.tile, soldOutLabel && styles.soldOut)}>
    <div className={classNames(styles.art, square && styles.square)}>
      {image && (
        <OptimizedImage
          image={image}
          alt=""
          priority={priority}
          sizes="(min-width: 100rem) 23rem, (min-width: 56rem) 23vw, 46vw"
        />
      )}
      {corner && <div className={styles.corner}>{corner}</div>}
      {soldOutLabel && <ImageLabel status="sold_out">{soldOutLabel}</ImageLabel>}
    </div>
    <Heading level={level} className={styles.name} data-headline-size={headlineSize(name)}>
      <Link className={styles.link} to={to}>
        {name}
      </Link>
    </Heading>
    {detail && <p className={styles.detail}>{detail}</p>}
    {price && (
      <p className={styles.price}>
        {price} {priceNote && <small>{priceNote}</small>}
      </p>
    )}
    {children && <div className={styles.foot}>{children}</div>}
  </article>
)
