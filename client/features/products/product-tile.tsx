import type { ReactNode } from 'react'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import styles from './product-tile.module.css'
import { ImageLabel } from '../events/image-label.tsx'
import { ProductName } from './product-name.tsx'

type ProductTileProps = {
  to: string
  name: string
  /** The language of name and detail, when it is not the page's. */
  lang?: string
  /** The product's formats: "LP, CD, Download". */
  detail?: string
  price?: string
  priceNote?: string
  /** The label across the image of a sold-out product. */
  soldOutLabel?: string
  image: Image | null
  /** True for record sleeves, whose images are square. */
  square?: boolean
  level?: HeadingLevel
  priority?: boolean
  /** A small control in the corner of the image, beside the tile's link. */
  corner?: ReactNode
  /** A control below the text, beside the tile's link. */
  children?: ReactNode
}

/** A product with image, name and price. The whole tile is one link. */
export const ProductTile = ({
  to,
  name,
  lang,
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
    <Heading level={level} className={styles.name} lang={lang} data-headline-size={getHeadlineSize(name)}>
      <Link className="card-link" to={to}>
        <ProductName name={name} />
      </Link>
    </Heading>
    {detail && (
      <p className={styles.detail} lang={lang}>
        {detail}
      </p>
    )}
    {price && (
      <p className={styles.price}>
        {price} {priceNote && <small>{priceNote}</small>}
      </p>
    )}
    {children && <div className={styles.foot}>{children}</div>}
  </article>
)
